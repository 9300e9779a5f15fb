import type { Translation } from '@/i18n/words';
import type { stages as english } from '../en/stages';

export const stages: Translation<typeof english> = {
  'stage.package': 'Startpaket',
  'stage.set-value': 'Startkurs',
  'stage.income': 'Einnahmen',
  'stage.invest': 'Investition',
  'stage.found-montan': 'Gründung',
  'stage.merge-montan': 'Fusion',
  'stage.second-certificate': 'Zweites Zertifikat',
  'stage.keep-engines': 'Zu viele Werksloks',
  'stage.agree-engine': 'Verkauf eines Zuges',
  'stage.agree-forced': 'Verkauf eines Zuges',
  'step.invest': 'Investieren',
  'prompt.package': 'Kaufe etwas aus dem Startpaket oder passe',
  'prompt.set-value': 'Mit welchem Kurs beginnt die {company}?',
  'prompt.income': 'Was wird aus den Einnahmen von {company}?',
  'prompt.invest': 'Eines für {company}: Ausbau, Gleisanschluss oder Werkslok',
  'prompt.found-montan': 'Gründe eine MONTAN-AG oder nicht',
  'prompt.merge-montan': 'Fusioniere eine deiner Montangesellschaften oder nicht',
  'prompt.second-certificate': 'Ein zweites Zertifikat der {company}?',
  'prompt.keep-engines': 'Welche Werksloks behält die {company}?',
  'prompt.agree-engine': '{buyer} bietet der {seller} {price} für ihren {train}: verkaufen?',
  'prompt.agree-forced':
    '{buyer} muss einen Zug kaufen und bietet der {seller} {price} für ihren {train}: verkaufen?',
  'prompt.raise-money': '{company} muss {price} zahlen: Es fehlen {missing}',
  'clock.package': 'Startpaket',
  'clock.montan': 'Montanrunde',
  'roundShort.package': 'Paket',
  'roundShort.montan': 'MR {set}',
  'roundShort.operating.interim': 'OR 0',
};
