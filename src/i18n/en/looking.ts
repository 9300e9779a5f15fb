/** What is looked at on the board. */
export const looking = {
  'hex.now': 'Something can be done here now: tap the hex.',
  'hex.free': 'nothing',
  'hex.reached': 'Reached by',
  'hex.nobody': 'nobody',
  'hex.becomes': 'Can become',
  'hex.final': 'Nothing more: it stays as it is.',
  'hex.value.now': 'counts now',
  'hex.kept': 'kept for {companies}',
  'hex.places': '{count} free',
  'hex.later': 'in a later phase',
  'hex.run': '{company} would run {total}',
  'hex.run.show': 'Show the run of {company}:',
} as const;
