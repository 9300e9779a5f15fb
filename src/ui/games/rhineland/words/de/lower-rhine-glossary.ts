import type { Translation } from '@/i18n/words';
import type { glossary as english } from '../en/lower-rhine-glossary';

export const glossary: Translation<typeof english> = {
  'term.scenario': 'Szenario',
  'help.scenario':
    'Zu dritt spielen nur sechs Gesellschaften mit. Leere Marker halten die Heimatbahnhöfe der beiden anderen bis zum Ende; sie blockieren keine Route und keine Fernverbindung.',
  'term.special-function': 'Sonderfunktion',
  'help.special-function':
    'Was der Eigentümer einer Privatgesellschaft einmal im Spiel tun darf, als Direktor der Gesellschaft, die an der Reihe ist. Ein Hafenmarker braucht eine Route, das Gleisplättchen in Mönchengladbach keine.',
  'term.private-DEC': 'Auswandererlager Dalheim',
  'help.private-DEC':
    'In Betrieb, sobald Gleise Dalheim und das rechte Ufer verbinden oder der erste 5er-Zug kommt. Dann gibt sein Eigentümer den Marker einer Gesellschaft: Ihre Routen mit Dalheim und einer rechtsrheinischen Stadt bringen 20\u00a0M mehr.',
  'term.private-UH': 'Hafen Uerdingen',
  'help.private-UH':
    'Hält den Hafenplatz auf E13 frei, den das grüne Plättchen öffnet. Eine Gesellschaft seines Eigentümers darf dort bis zum ersten 5er-Zug ihren Hafenmarker zum ermäßigten Preis setzen, wenn eine Route hinführt.',
  'term.private-NH': 'Hafen Neuss',
  'help.private-NH':
    'Hält den Hafenplatz auf H14 frei, den das grüne Plättchen öffnet. Eine Gesellschaft seines Eigentümers darf dort bis zum ersten 5er-Zug ihren Hafenmarker zum ermäßigten Preis setzen, wenn eine Route hinführt.',
  'term.private-RH': 'Hafen Ruhrort',
  'help.private-RH':
    'Hält den Hafenplatz auf B14 frei, den das grüne Plättchen öffnet. Eine Gesellschaft seines Eigentümers darf dort bis zum ersten 5er-Zug ihren Hafenmarker zum ermäßigten Preis setzen, wenn eine Route hinführt.',
  'term.private-RM': 'Rheinisches Manchester',
  'help.private-RM':
    'Ab der grünen Phase darf sein Eigentümer ein Gleisplättchen auf H8 oder I7 legen, ohne Route und als einziges des Spielzugs, und sofort einen Bahnhof zu seinem Preis bauen. Bringt einen Anteil von 10\u00a0% der ADR.',
  'term.private-GKB': 'Geldernsche Kreisbahn',
  'help.private-GKB':
    'Wird mit dem ersten 5er-Zug zum 2+4er-Zug einer Gesellschaft ihres Eigentümers, mit eigenem Bahnhof in Kevelaer. Dort bleibt er bis zum Spielende.',
  'term.kreisbahn': '2+4er-Zug',
  'help.kreisbahn':
    'Fährt von Kevelaer zu einer weiteren Stadt oder Fernverbindung, durch höchstens vier Kleinstädte, ohne jeden Bonus. Sein Ertrag darf für sich einbehalten werden, und in jedem Spielzug erlaubt er ein weiteres Gleisplättchen.',
  'term.upgrade': 'Aufrüsten',
  'help.upgrade':
    'Ein Gleisplättchen oder gedrucktes Feld wird durch eines der nächsten Farbe ersetzt, und alle alten Gleise bleiben. Grün kommt mit dem ersten 3er-Zug, Braun mit dem ersten 5er-Zug.',
  'term.green-border': 'Grüner Rand',
  'help.green-border': 'Auf die Felder B6 und C11 kommt vor der grünen Phase kein Gleisplättchen.',
  'term.harbour-token': 'Hafenmarker',
  'help.harbour-token':
    'Ein Marker für einen Hafenplatz, den grüne Plättchen auf E13, H14, B14 und B12 haben. Er ist ein Bahnhof wie jeder andere und der einzige seines Spielzugs. Der letzte Marker eines Besitzblatts darf umgedreht werden.',
  'term.harbour-bonus': 'Hafenbonus',
  'help.harbour-bonus':
    'Eine Route, die am eigenen Hafenmarker hält, bringt für jedes Kohlebergwerk und Stahlwerk auf ihr 10\u00a0M mehr.',
  'term.right-bank': 'Rechtes Ufer',
  'help.right-bank':
    'Für das Auswandererlager: Oberhausen, Essen, Duisburg und Elberfeld, ab ihren grünen Plättchen auch Ruhrort, Rheinhausen und Düsseldorf.',
  'term.ferry': 'Fähre',
  'help.ferry':
    'In Ruhrort, Rheinhausen und Düsseldorf überqueren grüne Plättchen den Rhein mit der Fähre: Eine Route, die sie nutzt, zählt den niedrigeren Wert. Braune haben eine Brücke, die nichts kostet.',
  'term.obsolete': 'Veraltet',
  'help.obsolete':
    'Alte Züge verlassen das Spiel ohne Bezahlung: 2er-Züge mit dem ersten 4er-Zug, 3er-Züge mit dem ersten 6er-Zug. Alle anderen bleiben.',
  'term.iron-rhine': 'Eiserner Rhein',
  'help.iron-rhine': 'Eine Route, die Oberhausen oder Essen mit Antwerpen verbindet, bringt 80\u00a0M mehr.',
  'term.investor': 'Investor',
  'help.investor':
    'Zu zweit besitzt ein Dritter die Hälfte einer Gesellschaft. Ab der zweiten Aktienrunde nimmt er das höchste Papier, das er darf, zuerst aus dem Bank Pool, höchstens 20 % einer Gesellschaft der Spieler. Er zahlt nichts, hat kein Geld und gewinnt nicht.',
  'term.investor-card': 'Investor-Karte',
  'help.investor-card':
    'Wer sie hat, legt Plättchen und Bahnhöfe für die Gesellschaft des Investors. Nach jedem Spielzug dieser Gesellschaft geht sie an den anderen; als Option kann man sie für Geld behalten.',
  'term.investors-way': 'Der Weg des Investors',
  'help.investors-way':
    'Jedes Plättchen der Gesellschaft des Investors muss ihren Weg von der Heimat zum Hafen verkürzen; dann baut sie nur noch aus. Sie fährt das Beste, zahlt aus, außer sie nimmt einen Zug, der bleibt, und nimmt bis zu zwei Züge verschiedener Art.',
  'term.link-bonus': 'Gladbach–Venlo',
  'help.link-bonus':
    'Verbinden Gleise erstmals ein Feld von Mönchengladbach mit Venlo, erhält die GVE 100\u00a0M; ist sie noch nicht in Betrieb, dann, wenn sie in Betrieb geht.',
};
