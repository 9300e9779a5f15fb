export const shell = {
  'shell.name': 'Zechenbahn',
  'shell.skip': 'Skip to content',
  'shell.menu': 'Main menu',
  'shell.boards': 'Boards',
  'shell.settings': 'Settings',
  'shell.loading': 'Loading …',
  'detail.close': 'Close',

  'home.title': 'The railways of Rhine and Ruhr',
  'home.lead': '18xx games around one tablet. No server, no account, no network.',
  'home.boards': 'Look at the boards',
  'home.boards.what': 'Every map and every tile, with what a hex is worth and what it can become.',
  'home.box': 'Your box',
  'home.box.what': 'Correct what no source prints: values, prices, counts.',
  'home.settings.what': 'Language, colours, size of text.',

  'error.title': 'Something went wrong',
  'error.what': 'The app met an error it did not expect. What you did before is not lost.',
  'error.detail': 'What happened',
  'error.again': 'Try again',
  'error.home': 'Back to the start',

  'missing.title': 'There is no such page',
  'missing.what': 'Nothing is found at “{place}”. The link may be old or mistyped.',

  'home.new': 'New game',
  'update.ready': 'A new version of the app is here.',
  'update.apply': 'Start it',
  'import.failed':
    'What opens save files could not be loaded. Connect to the network, load the app anew and open the file again.',
} as const;
