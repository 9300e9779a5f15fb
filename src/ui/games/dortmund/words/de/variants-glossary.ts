import type { variantsGlossary as english } from '../en/variants-glossary';

export const variantsGlossary: Readonly<Record<keyof typeof english, string>> = {
  'term.mv-1': 'Begrenzter Export',
  'help.mv-1':
    'Die blaue Zahl sagt, wie viele Bierquader eine Fernverbindung noch abnimmt; weitere bringen nichts ein. Wo Brauereien Gesellschaften sind, wird für ein Ziel verladen. Der Zug muss dorthin: ist sein Weg versperrt, durch volle Felder, die nichts zahlen.',
  'term.mv-2': 'Steigende Baukosten',
  'help.mv-2':
    'Nach jeder Aktienrunde kostet jedes Stadtfeld ohne Gleisteil 10 mehr. Wer dort baut, zahlt alles, und der Marker ist weg.',
  'term.mv-3': 'Stillgelegtes Kohlebergwerk',
  'help.mv-3':
    'Ein Bergwerk mit rotem Kreuz nimmt nur einfache Gleise auf. Es ist kein Halt, ist nichts wert und bekommt keinen Gleisanschluss.',
  'term.mv-4': 'Erste Lieferung',
  'help.mv-4':
    'Die erste Fahrt, die bezahltes Bier zu einer Fernverbindung bringt, nimmt einmal ein, was deren Marker zeigt.',
  'term.mv-5': 'Pferdebahn',
  'help.mv-5':
    'Das Bergwerk hat seinen Gleisanschluss von Anfang an, umsonst und ohne Bier. Er zählt, sobald dort ein Gleisteil liegt; jeder weitere Schritt kostet wie üblich.',
  'term.mv-6': 'Marker „Zusätzlicher Bahnhof“',
  'help.mv-6':
    'Einmal je Spieler, als Bahnhof des Spielzugs: für 50 mehr ein Platz bei einem angeschlossenen Bergwerk, wo der Bahnhof sofort folgt, oder auf einem Feld voller fremder, wo er folgen darf. Ein leerer Platz lässt alle durch; jede Gesellschaft darf ihn nehmen.',
  'term.mv-7': 'Marker „Letzte Fahrt“',
  'help.mv-7':
    'Einmal je Spieler: Ein 2er- oder 3er-Zug, der überaltert, fährt im nächsten Spielzug seiner Gesellschaft noch einmal. Bis dahin zählt er für kein Limit und kann nicht verkauft werden.',
  'term.mv-8': 'Marker „½“',
  'help.mv-8':
    'Einmal je Spieler, als Direktor: der halbe Preis eines Bahnhofs; oder die halben Einnahmen als Dividende, der Rest ins Betriebskapital; oder der halbe Preis eines Zuges oder einer Ausstattung, angerechnet auf ein anderes Kärtchen.',
  'term.mv-9': 'Brauereimarker eines Spielers',
  'help.mv-9':
    'Einmal je Spieler: ein Bierquader mehr, für die private Brauerei oder in Dortmund geliefert von einem Kärtchen einer Brauerei-AG.',
  'term.mv-10': 'Streckenmarker K+K',
  'help.mv-10':
    'Einmal je Spieler, auf einem Zug, wo er bleibt, bis der Zug seine Gesellschaft verlässt: Zwei benachbarte angeschlossene Bergwerke, die auf der Strecke aufeinander folgen, sind ein Halt, und beide zahlen.',
};
