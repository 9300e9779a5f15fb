import type { study as english } from '../en/study';
import type { Translation } from '../words';

export const study: Translation<typeof english> = {
  'trial.name': 'Ein Versuch, nicht das Spiel',
  'trial.what.one':
    'Eine Aktion ist ausprobiert. Das Spiel ist, wie es war; nichts davon bleibt, wenn ihr es nicht behaltet.',
  'trial.what.other':
    '{count} Aktionen sind ausprobiert. Das Spiel ist, wie es war; nichts davon bleibt, wenn ihr es nicht behaltet.',
  'trial.keep': 'Als neues Spiel behalten',
  'trial.end': 'Zurück zum Spiel',
  'trial.gameName': '{name} (Versuch)',
};
