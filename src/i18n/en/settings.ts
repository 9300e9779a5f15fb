export const settings = {
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Colours',
  'settings.text': 'Size of text',
  'settings.kept': 'Settings are kept on this device only.',
  'settings.notKept':
    'This browser does not let the app keep anything: settings last until the page is closed.',

  'settings.language.failed': '{language} could not be loaded. Connect to the network and choose it again.',

  'language.en': 'English',
  'language.de': 'Deutsch',

  'theme.system': 'As the device',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.contrast': 'High contrast',

  'text.small': 'Small',
  'text.normal': 'Normal',
  'text.large': 'Large',
  'text.huge': 'Very large',
  'text.double': 'Twice as large',

  'install.title': 'On this device',
  'settings.patterns': 'Patterns on company marks',
  'settings.patterns.what':
    'For those who do not tell all colours apart: strokes along the edge of each mark.',
  'settings.table': 'At the table',
  'settings.curtain': 'Curtain between players',
  'settings.curtain.what': 'Hides the table until the next player has taken the device.',
  'settings.hints': 'Hints in the turn panel',
  'settings.hints.what':
    'Some games have them: they say at each step what there is to do and what it is good for.',
  'settings.awake': 'Keep the screen on',
  'settings.awake.what': 'While a game is open and seen.',
  'settings.facing': 'The turn panel faces',
  'settings.sides': 'Where players sit: the panel turns to whoever is on turn',
  'settings.sides.usual': 'as chosen above',
  'settings.facing.0': 'this side',
  'settings.facing.90': 'the left',
  'settings.facing.180': 'the other side',
  'settings.facing.270': 'the right',
  'settings.storage': 'Storage',
  'settings.order': 'Order of the companies',
  'settings.order.operating': 'As they operate',
  'settings.order.name': 'By name',
  'settings.seats': 'Players in the stock round',
  'settings.seats.turn': 'Who acts first',
  'settings.seats.seats': 'As they sit',
} as const;
