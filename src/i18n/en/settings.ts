export const settings = {
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Colours',
  'settings.text': 'Size of text',
  'settings.kept': 'Settings are kept on this device only.',
  'settings.notKept':
    'This browser does not let the app keep anything: settings last until the page is closed.',

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
} as const;
