export const viewIds = [
  'ledger',
  'market',
  'companies',
  'players',
  'depot',
  'tiles',
  'log',
  'charts',
  'help',
] as const;
export type ViewId = (typeof viewIds)[number];
