import type { Translation } from '@/i18n/words';
import type { glossary as english } from '../en/glossary';

export const glossary: Translation<typeof english> = {
  'term.turn': 'Spielzug',
  'help.turn':
    'Ein Zertifikat, ein Plättchen, dann für Direktoren ein Bahnhof oder ein Gleisanschluss, und ein Zugtausch. Das Spiel hat sechzig Spielzüge.',
  'term.display': 'Auslage',
  'help.display':
    'Die Stapel der Zertifikate, die noch niemand genommen hat. Nur das oberste eines Stapels kann genommen werden, und es kostet nichts.',
  'term.starting-round': 'Startrunde',
  'help.starting-round':
    'Alle legen einen Gebotsmarker auf ein Bietfeld einer Privatbrauerei. Wer überboten wird, muss ihn versetzen, bis alle bei verschiedenen Brauereien liegen; dann zahlt jeder sein Gebot.',
  'term.stock-round': 'Aktienrunde',
  'help.stock-round':
    'Reihum verkaufen die Spieler, was sie möchten, und kaufen dann ein Zertifikat, gründen eine Gesellschaft oder passen. Sie endet, wenn alle nacheinander gepasst haben.',
  'term.operating-round': 'Operationsrunde',
  'help.operating-round':
    'Die Privatbrauereien zahlen, dann hat jede Gesellschaft in Betrieb einen Spielzug: Gleise, Bahnhof, Anschluss, Fahrt, Bier, Dividende, Züge.',
  'term.operating-order': 'Reihenfolge',
  'help.operating-order':
    'Der höchste Kurs beginnt. Bei gleichem Kurs kommt der Marker weiter rechts zuerst, in einem Feld der obere. Die Reihenfolge gilt vom Beginn der Runde an.',
  'term.priority': 'Startspielerkärtchen',
  'help.priority':
    'Wer es hat, beginnt die nächste Aktienrunde. Es geht an den Spieler links von dem, der zuletzt gekauft oder verkauft hat.',

  'term.company': 'Gesellschaft',
  'help.company':
    'Eine Eisenbahn mit zehn Anteilen zu 10\u00a0%, Bahnhofsmarkern und Zügen. Sie gehört allen, die Anteile halten, und ihr Direktor entscheidet.',
  'term.order-of-founding': 'Reihenfolge der Gründung',
  'help.order-of-founding':
    'Vier Gesellschaften können von Anfang an gegründet werden. Die DGEE wartet auf die Gründung der KWE, DHB und HHW auf die der DGEE.',
  'term.director': 'Direktor',
  'help.director':
    'Der Spieler mit den meisten Anteilen einer Gesellschaft, der für sie entscheidet. Wer mehr hält, übernimmt sie und gibt für die Direktoraktie andere Zertifikate her.',
  'term.certificate-limit': 'Zertifikatslimit',
  'help.certificate-limit':
    'So viele Zertifikate von Gesellschaften darf ein Spieler halten: 17, 13 oder 10 bei drei, vier oder fünf Spielern. Privatbrauereien zählen nicht.',
  'term.share-limit': 'Anteilslimit',
  'help.share-limit':
    'Niemand darf mehr als 60\u00a0% einer Gesellschaft halten, zu dritt in The Railway Game 70\u00a0%.',
  'term.par': 'Startkurs',
  'help.par':
    'Der Gründer wählt ein farbiges Feld des Aktienmarkts in der Farbe der jetzigen oder einer früheren Phase. Der Preis jedes Zertifikats vom Besitzblatt geht ins Betriebskapital.',
  'term.operation': 'In Betrieb',
  'help.operation':
    'Sobald die Spieler die Hälfte einer Gesellschaft halten, ist sie in Betrieb, ab der nächsten Operationsrunde. Bis dahin liegt ihr Startbahnhof verdeckt und sperrt niemanden aus.',
  'term.charter': 'Besitzblatt',
  'help.charter':
    'Das Blatt einer Gesellschaft mit Zügen, Markern und unverkauften Zertifikaten. Jedes davon kann gekauft werden, und die Gesellschaft bekommt das Geld.',
  'term.trade-in': 'In Zahlung geben',
  'help.trade-in':
    'Wer ein Zertifikat über 20\u00a0% kauft, darf eines über 10\u00a0% derselben Gesellschaft abgeben und zahlt nur einen Anteil. Die Zahl der Zertifikate bleibt gleich.',
  'term.bank-pool': 'Bank Pool',
  'help.bank-pool':
    'Hier liegen verkaufte oder abgegebene Zertifikate und Züge. Er darf die Hälfte einer Gesellschaft enthalten, und Anteile darin bringen nichts. Im Einführungsspiel nimmt niemand daraus.',
  'term.sale': 'Verkauf',
  'help.sale':
    'Anteile einer Gesellschaft, die schon an der Reihe war, können verkauft werden, nur nicht in der ersten Aktienrunde. Alle einer Gesellschaft gehen zu einem Kurs, danach fällt er um ein Feld je 10\u00a0%.',
  'term.own-shares': 'Eigene Zertifikate',
  'help.own-shares':
    'Einmal in ihrem Spielzug, bei jedem Schritt, darf eine Gesellschaft eines ihrer Zertifikate an den Bank Pool verkaufen oder zurückkaufen. Ein Verkauf rückt den Kurs nach links, ein Feld je 10\u00a0%.',
  'term.sold-out': 'Ausverkauft',
  'help.sold-out':
    'Halten die Spieler am Ende einer Aktienrunde alle zehn Anteile, so steigt der Kurs um ein Feld.',

  'term.brewery': 'Privatbrauerei',
  'help.brewery':
    'Jeder Spieler besitzt eine. Offen zahlt sie in jeder Operationsrunde. Umgedreht zahlt sie nicht mehr, aber ihr Bier kann befördert werden. Der erste 6er-Zug dreht alle um.',
  'term.marker': 'Brauereimarker',
  'help.marker':
    'Der Besitzer darf ihn in seinem Spielzug jeder Art einer Gesellschaft geben, die er leitet, für immer; damit wird die Karte umgedreht. Was vor dem ersten 6er-Zug nicht vergeben ist, ist verloren.',
  'term.private-B1': 'Privatbrauerei Nr. 1',
  'help.private-B1':
    'Kommt mit zwei Bierquadern und hat keinen Marker. Ihr Besitzer darf sie jederzeit in seinem Spielzug umdrehen.',
  'term.private-B2': 'Privatbrauerei Nr. 2',
  'help.private-B2':
    'Ihr Marker hält der Gesellschaft, die ihn hat, einen Platz in Dortmund City frei, bis zur grauen Phase. Eine Route dorthin und der übliche Preis sind nötig.',
  'term.private-B3': 'Privatbrauerei Nr. 3',
  'help.private-B3': 'Mit ihrem Marker kostet ein Bahnhof in Dortmund City die Hälfte.',
  'term.private-B4': 'Privatbrauerei Nr. 4',
  'help.private-B4': 'Mit ihrem Marker bringt jeder Zug, der Bier liefert, 10 M mehr.',
  'term.private-B5': 'Privatbrauerei Nr. 5',
  'help.private-B5':
    'Mit ihrem Marker befördert in jeder Operationsrunde ein Zug, aber kein 2er-Zug, einen Bierquader mehr.',
  'term.beer': 'Bierquader',
  'help.beer':
    'Jeder Schritt eines Gleisanschlusses bringt dem Direktor einen Bierquader für seine Brauerei, der letzte nach dem ersten 6er-Zug zwei. Es gibt achtzehn; ist der Vorrat leer, gibt es keine.',
  'term.export': 'Exportbier',
  'help.export':
    'Ein 5er-Zug befördert einen Bierquader, ein 6er-Zug zwei, ein 8er-Zug drei: auf einer Route über Dortmund City zu einer Fernverbindung. Jeder bringt 40 oder 50 M und kommt in den Vorrat zurück.',

  'term.tile': 'Gleisplättchen',
  'help.tile':
    'Ein Plättchen oder eine Aufrüstung im Spielzug. Mindestens ein neues Gleisstück muss an eine Route anschließen. Farben kommen mit den Phasen, altes Gleis bleibt.',
  'term.symbols': 'Symbole und Ränder',
  'help.symbols':
    'Plättchen mit K gehören auf Kohlebergwerke, mit S auf Stahlwerke mit gleichem Rand, mit H auf den Hafen. Kohlebergwerke und Stahlwerke werden nur mit Gleisanschluss grün.',
  'term.station': 'Bahnhofsmarker',
  'help.station':
    'Jede Fahrt braucht einen eigenen. Eine Stadt, deren Plätze alle andere besetzen, kann nicht durchfahren werden. Bahnhöfe in Fernverbindungen und der Startbahnhof der DHB sperren niemanden aus.',
  'term.link': 'Gleisanschluss',
  'help.link':
    'Ein Marker, der ein Kohlebergwerk oder ein Stahlwerk um 10 wertvoller macht, ab der grünen Phase um 20, ab der braunen um 30: Schritt für Schritt, auf einem Feld mit Gleis, zu dem eine Route führt.',
  'term.yard': 'Güterbahnhof',
  'help.yard':
    'Er ist 20 wert, und für eine Gesellschaft mit einem Marker dort 10 mehr für jeden Marker, wem er auch gehört.',
  'term.red-area': 'Fernverbindung',
  'help.red-area':
    'Hier enden Routen. Ab der braunen Phase ist der Wert höher. Zwei Felder eines Namens sind ein Gebiet, aber jedes Dreieck ist ein eigenes Gleis.',
  'term.run': 'Fahrt',
  'help.run':
    'Mindestens zwei Einnahmefelder, eines mit eigenem Bahnhof, kein Feld zweimal, keines ausgelassen. Die Zahl eines Zuges sagt, wie viele er haben darf; Züge teilen kein Gleis.',
  'term.specials': 'Besondere Gesellschaften',
  'help.specials':
    'BME, CME und RhE dürfen in ihrem ersten Spielzug zuerst einen Zug kaufen. Die KWE hat einen kostenlosen Gleisanschluss an ein Kohlebergwerk. Die HHW befördert kein Bier, aber ihre Züge durchfahren gesperrte Stahlwerke.',
  'term.train-swap': 'Zugtausch',
  'help.train-swap':
    'Einmal im Spielzug: ein überalterter Zug gegen den nächsten neuen, oder die Züge zweier Gesellschaften desselben Direktors gegeneinander.',
  'term.phase': 'Phase',
  'help.phase':
    'Der erste Zug einer neuen Art beginnt eine Phase. Sie kann neue Plättchen, höhere Anschlüsse und Werte bringen und lässt alte Züge überaltern.',
  'term.last-run': 'Letzte Fahrt',
  'help.last-run':
    'Nach dem ersten 8er-Zug fahren die 4er-Züge der Gesellschaften in deren nächstem Spielzug noch einmal und verlassen dann das Spiel.',
  'term.train-duty': 'Zugpflicht',
  'help.train-duty':
    'Am Ende ihres Spielzugs muss eine Gesellschaft einen Zug besitzen, mit oder ohne Route.',
  'term.forced-purchase': 'Zwangskauf',
  'help.forced-purchase':
    'Ohne genug Geld für einen Zug: Die Gesellschaft verkauft ein eigenes Zertifikat, dann weitere, dann zahlt der Direktor, verkauft Anteile dieser Gesellschaft und nimmt für den Rest einen Kredit.',
  'term.loan': 'Kredit',
  'help.loan': 'Er wird nie zurückgezahlt; am Ende wird das Doppelte abgezogen.',
  'term.dividend': 'Dividende',
  'help.dividend':
    'In vollen Zehnern gezahlt, der Rest geht ins Betriebskapital. Eine Dividende von mindestens dem Kurs rückt ihn ein Feld nach rechts, vom Dreifachen an zwei; eine kleinere lässt ihn stehen, keine rückt ihn nach links.',
  'term.bank-broken': 'Spielende',
  'help.bank-broken':
    'Kann die Bank in einer Operationsrunde nicht zahlen, wird die Folge zu Ende gespielt. In einer Aktienrunde wird diese beendet, und drei Operationsrunden folgen.',
  'term.final-run': 'Schlussfahrt',
  'help.final-run':
    'Nach dem letzten Spielzug fährt der Zug jeder Gesellschaft einmal mit der höchsten Einnahme. Sie wird auf Zehner abgerundet und an die Spieler gezahlt; wer am meisten hat, gewinnt.',
  'term.score': 'Wertung',
  'help.score':
    'Bargeld und Anteile zu ihrem Kurs, weniger das Doppelte aller Kredite. Gesellschaften, Brauereien und Bier zählen nichts.',

  'term.investor': 'Investor',
  'help.investor':
    'Im Spiel zu zweit sitzt links von beiden Spielern ein Dritter, der so viel Geld hat wie sie. Er besitzt während des ganzen Spiels eine Eisenbahngesellschaft, wird nie Direktor einer anderen, entscheidet nichts und kann nicht gewinnen.',
  'term.investors-dealings': 'Was der Investor kauft',
  'help.investors-dealings':
    'In seinem Spielzug das Zertifikat mit dem höchsten Kurswert: von der Gesellschaft vor dem Bank Pool, höchstens 20 % einer Spielergesellschaft. Reicht sein Geld nicht, verkauft er dafür seine niedrigsten Zertifikate von Spielergesellschaften.',
  'term.investors-card': 'Investor’s Railway',
  'help.investors-card':
    'Wer dieses Kärtchen hat, handelt für die Eisenbahngesellschaft des Investors. Nach jeder Operationsrunde erhält es der andere Spieler; als Variante darf man es für Geld behalten.',
  'term.investors-railway': 'Die Eisenbahn des Investors',
  'help.investors-railway':
    'Über Bau, Bier und weitere Züge entscheidet, wer das Kärtchen hat. Sie fährt die beste Strecke, muss einen Zug der Phase kaufen, wenn sie kann, schüttet mit permanentem oder neuestem Zug aus und kauft mit permanentem Zertifikate zurück.',
  'term.capex': 'Investitionskärtchen',
  'help.capex':
    'Ein Kärtchen der Auslage: ein Zug für eine Eisenbahngesellschaft, Ausstattung für eine Brauerei oder der Preis eines Gleisanschlusses. Das erste eines Typs, das sie verlässt, löst seine Phase aus.',
  'term.minor-brewery': 'Kleine Brauerei',
  'help.minor-brewery':
    'In der Startrunde gekauft, gehört sie einem Spieler bis zum Ende oder bis sie eingetauscht wird. Sie zählt gegen das Zertifikatslimit und am Ende mit dem aufgedruckten Wert.',
  'term.brewery-corporation': 'Brauerei-AG',
  'help.brewery-corporation':
    'Ab der grünen Phase. Ihre Zertifikate verlassen sie in der Reihenfolge ihrer Nummern; ihr Kurs steht in einer eigenen Tabelle.',
  'term.trading-in': 'Eintausch einer kleinen Brauerei',
  'help.trading-in':
    'Ab Grün gründet sie eine AG einen Anteil günstiger oder wird zum Zertifikat einer gegründeten: aus der Gesellschaft, die alles von ihr bekommt, oder aus dem Bank Pool. Eines zu 20\u00a0% kostet einen Anteil mehr.',
  'term.beer-float': 'Inbetriebnahme',
  'help.beer-float':
    'Mit fünf Anteilen in Spielerhand. In Braun und Grau darf der Direktor dann bis zu 20\u00a0% in den Bank Pool verkaufen. Eine mit einer kleinen Brauerei gegründete AG wird am Ende der Aktienrunde aufgefüllt.',
  'term.director-sale': 'Kursveränderung',
  'help.director-sale':
    'In Aktienrunden bewegen nur Verkäufe des Direktors den Kurs, um ein Feld nach links je 10\u00a0%. Käufe und ausverkaufte Gesellschaften bewegen nichts.',
  'term.bankruptcy': 'Bankrott',
  'help.bankruptcy':
    'Ein Kursmarker auf dem roten Feld schließt die Gesellschaft: Zertifikate zurück in die Auslage, Kärtchen und gebaute Bahnhöfe aus dem Spiel. Ab der nächsten Aktienrunde kann sie mit einem Handicap neu gegründet werden.',
  'term.rounds-in-pairs': 'Eisenbahn- und Brauereirunden',
  'help.rounds-in-pairs':
    'Sie wechseln sich paarweise ab: je zwei in den ersten drei Operationsrunden, je drei in den letzten drei. Nach der sechsten endet das Spiel.',
  'term.beer-link': 'Gleisanschluss',
  'help.beer-link':
    'Kostet 30 Mark und nimmt das nächste Investitionskärtchen aus dem Spiel. Dessen Bierquader kommen auf die Nachfragefelder des Marktsegments mit seiner Nummer.',
  'term.equipment': 'Ausstattung',
  'help.equipment':
    'Kärtchen einer Brauerei. Jedes liefert je Runde so viele Bierquader, an das Marktsegment seiner Nummer und alle darunter. Es überaltert nicht, geht aber, wenn sein Segment keine Nachfrage hat oder das Limit sinkt.',
  'term.beer-market': 'Biermarkt',
  'help.beer-market':
    'Sechs Marktsegmente mit Stammkunden (gelb) und Neukunden (orange), die weniger zahlen. Was geliefert wird, kommt auf das weiße Feld und ist in der nächsten Runde Nachfrage von Stammkunden.',
  'term.delivery': 'Lieferung',
  'help.delivery':
    'Jeder Bierquader, der Nachfrage in Reichweite findet, muss geliefert werden; wohin, ist frei. Exportkapazität darf für Züge zurückgehalten werden.',
  'term.loading': 'Exportbier',
  'help.loading':
    'Ausstattung der Typen 5, 6 und 8 verlädt Bierquader auf Züge mit einer Export-Route, wenn deren Direktor zustimmt: je 100 Mark. Der Zug muss danach von Dortmund City zu einer Fernverbindung fahren.',
  'term.brewery-income': 'Einnahmen einer Brauerei',
  'help.brewery-income':
    'Eine kleine Brauerei behält alles oder zahlt die Hälfte aus. Eine AG zahlt alles oder nichts aus, und ihr Kurs bewegt sich wie der einer Eisenbahngesellschaft.',
  'term.equipment-purchase': 'Kauf von Ausstattung',
  'help.equipment-purchase':
    'Zwei Kärtchen je Spielzug in Gelb, später eines. Der Besitzer einer kleinen Brauerei darf bis zur Hälfte zuschießen; sie kauft keine Typen 6 und 8. Eine AG muss Ausstattung besitzen.',
  'term.brewery-order': 'Brauerei-Reihenfolge',
  'help.brewery-order':
    'Nach jeder Brauereirunde nach dem höchsten Kärtchen, dann dem zweiten; bei Gleichstand wie zuvor.',
  'term.preparation': 'Vorbereitung des Biermarktes',
  'help.preparation':
    'Übrige Nachfrage kommt in den Vorrat, Lieferungen werden zu Stammkunden, Segmente unter dem niedrigsten mit Stammkunden schließen, und Neukunden kommen dazu, das höchste Segment zuerst.',
  'term.beer-score': 'Endabrechnung',
  'help.beer-score':
    'Bargeld, Anteile zum Kurs und kleine Brauereien zum aufgedruckten Wert, abzüglich der doppelten Kredite.',
  'term.two-cards': 'Investor’s Railway, Investor’s Brewery',
  'help.two-cards':
    'Zu zweit hat jeder eines dieser Kärtchen und handelt bei allen Entscheidungen für diese Gesellschaft des Investors. Nach jeder Brauereirunde werden die Kärtchen getauscht.',
  'term.two-brewery': 'Die Brauerei des Investors',
  'help.two-brewery':
    'Mit Ausstattung des neuesten angebotenen Typs zahlt sie aus, sonst behält sie alles ein; reicht ihr Betriebskapital, muss sie kaufen. Über alles andere entscheidet, wer ihr Kärtchen hat.',
  'term.two-conversion': 'Umwandlung',
  'help.two-conversion':
    'Im ersten Spielzug der dritten Aktienrunde macht der Investor seine kleine Brauerei zu seiner Brauerei-AG (Kurs 60): Ein Anteil ist frei (Quellen-Brauerei: zwei), den Rest bis zur Hälfte bezahlt er, oder er kommt in den Bank Pool.',
  'term.two-end': 'Das Ende zu zweit',
  'help.two-end':
    'Spätestens mit der fünften Operationsrunde beginnt die graue Phase, und deren letzte Brauereirunde beendet das Spiel. Der reichere der beiden Spieler gewinnt; der Investor zählt nicht mit.',
};
