import type { Translation } from '@/i18n/words';
import type { glossary as english } from '../en/short-glossary';

export const glossary: Translation<typeof english> = {
  'term.player-round': 'Spielerrunde',
  'help.player-round':
    'Jeder ist einmal an der Reihe: Er muss ein Zertifikat nehmen und darf dann einmal für eine Gesellschaft handeln, deren Direktor er ist. Wie viele Runden es gibt, hängt von der Spielerzahl ab.',
  'term.train-round': 'Zugrunde',
  'help.train-round':
    'Folgt auf jede zweite Spielerrunde, zu dritt auf jede dritte, und auf die letzte. Jeder Zug fährt einmal, in alphabetischer Reihenfolge der Gesellschaften.',
  'term.display': 'Auslage',
  'help.display':
    'Die Stapel der Zertifikate, die noch niemand hat. Genommen wird immer das oberste, zuerst die Direktoraktie.',
  'term.company': 'Gesellschaft',
  'help.company':
    'Eine Eisenbahn mit Bahnhofsmarkern und einem Zug. Sie gehört allen, die Anteile haben; ihr Direktor handelt für sie.',
  'term.director': 'Direktor',
  'help.director':
    'Wer die Direktoraktie nimmt, mit Charter und nächstem Zug. Wer mehr Anteile hat, übernimmt sofort und gibt dafür Zertifikate im gleichen Wert.',
  'term.certificate-limit': 'Zertifikatslimit',
  'help.certificate-limit':
    'Wer darüber ist, wirft Zertifikate in den Bank Pool ab: vor der Direktoraktion oder sofort nach dem Verlust eines Direktorpostens. Eine Direktoraktie bleibt immer.',
  'term.bank-pool': 'Bank Pool',
  'help.bank-pool':
    'Dort liegen abgeworfene Zertifikate. Niemand nimmt sie zurück, und sie bringen nichts ein.',
  'term.director-action': 'Direktoraktion',
  'help.director-action':
    'Eines für eine eigene Gesellschaft: ein Gleisplättchen, ein Bahnhof, ein neuer Zug für einen überalterten oder ein Tausch der Züge zweier eigener Gesellschaften. Es kostet nichts und ist freiwillig.',
  'term.tile': 'Gleisplättchen',
  'help.tile':
    'Ein gelbes Plättchen, das eine Route deiner Gesellschaft verlängert, oder ein Ausbau auf ihrer Route. Ab der braunen Phase zwei gelbe für dieselbe Gesellschaft oder ein Ausbau.',
  'term.station': 'Bahnhofsmarker',
  'help.station':
    'Öffnet der Gesellschaft eine Stadt und sperrt sie für andere, wenn alle Plätze belegt sind. Auf einem roten Feld hält er alle anderen fern. Einer je Feld, wo eine Route hinführt.',
  'term.harbour': 'Hafenmarker',
  'help.harbour':
    'Kommt auf den Platz mit dem Anker, den Hafenplättchen ab Grün haben, wo immer eine Route hinführt. Als gewöhnlicher Bahnhof dient er, wenn er der letzte Marker ist.',
  'term.train-card': 'Zug',
  'help.train-card':
    'Eine Gesellschaft hat einen. Seine Zahl sagt, wie viele Städte und rote Felder seine Route zählen darf; ein Ort zählt nur am Ende.',
  'term.obsolete': 'Überaltert',
  'help.obsolete':
    'Ein überalterter Zug fährt weiter, bis er durch den nächsten der Auslage ersetzt wird. 2er-Züge überaltern mit dem ersten 4er-Zug, 3er-Züge mit dem ersten 6er-Zug.',
  'term.obsolete-four': 'Überalterter 4er-Zug',
  'help.obsolete-four': '4er-Züge überaltern mit dem ersten 8er-Zug. 5er-, 6er- und 8er-Züge sind permanent.',
  'term.permanent': 'Permanenter Zug',
  'help.permanent':
    '4er-, 5er- und 6er-Züge überaltern hier nie: Eine Gesellschaft, die einen hat, erhält keinen anderen aus der Auslage, darf aber mit einer Gesellschaft desselben Direktors tauschen.',
  'term.phase': 'Phase',
  'help.phase':
    'Beginnt, wenn der erste Zug einer Art genommen wird. Sie öffnet eine Farbe von Gleisplättchen und erhöht die Werte roter und grauer Felder.',
  'term.dividend': 'Dividende',
  'help.dividend': 'Ein Zehntel der Einnahme für je 10 % in Spielerhand. Was niemand hat, bringt nichts ein.',
  'term.industry-bonus': 'Industriebonus',
  'help.industry-bonus':
    'Eine Route mit Kohlebergwerk und Stahlwerk ist 20 M mehr wert, ab der braunen Phase 40 M; mit je zweien das Doppelte.',
  'term.harbour-bonus': 'Hafenbonus',
  'help.harbour-bonus':
    'Eine Route, die am eigenen Hafenmarker hält, ist 10 M mehr wert für jedes Kohlebergwerk und Stahlwerk auf ihr.',
  'term.iron-rhine': 'Eiserner Rhein',
  'help.iron-rhine': 'Eine Route vom Nordosten der Karte nach Antwerpen ist 80 M mehr wert.',
  'term.rheingold': 'Rheingold-Express',
  'help.rheingold':
    'Der 8er-Zug. Er beginnt in Nijmegen oder Arnhem und fährt an Orten vorbei, als gäbe es sie nicht; auf dem Weg nach Basel oder Frankfurt zählt jede Rheinmetropole doppelt.',
  'term.score': 'Wertung',
  'help.score': 'Alle Dividenden zusammen. Wer am meisten erhalten hat, gewinnt.',
};
