import type { Translation } from '@/i18n/words';
import type { glossary as english } from '../en/glossary';

export const glossary: Translation<typeof english> = {
  'term.stock-round': 'Aktienrunde',
  'help.stock-round':
    'Die Spieler kaufen und verkaufen reihum Anteile, bis alle nacheinander gepasst haben. Wer gepasst hat, darf wieder handeln, wenn die Reihe noch einmal herumkommt.',
  'term.operating-round': 'Operationsrunde',
  'help.operating-round':
    'Die Privatgesellschaften zahlen ihre Rendite, dann kommt jede Gesellschaft, die in Betrieb ist, an die Reihe: Gleise, Bahnhof, Züge, Dividende, neue Züge.',
  'term.operating-order': 'Reihenfolge',
  'help.operating-order':
    'Der höchste Kurswert kommt zuerst. Bei gleichem Wert geht der Kursmarker weiter rechts vor, auf demselben Feld der obere.',
  'term.starting-package': 'Startpaket',
  'help.starting-package':
    'Die Privatgesellschaften, die vor allem anderen verkauft werden, und zwar nach ihren Nummern: Die niedrigste ist zu kaufen, auf die anderen kann nur geboten werden.',
  'term.bid': 'Gebot',
  'help.bid':
    'Ein Angebot für eine Privatgesellschaft, die noch nicht an der Reihe ist. Das Geld liegt daneben und ist für nichts anderes zu gebrauchen, bis sie verkauft ist.',
  'term.priority': 'Startspielerkärtchen',
  'help.priority':
    'Wer es hat, ist in der nächsten Aktienrunde zuerst an der Reihe. Nach jeder Aktienrunde geht es an den Spieler mit dem meisten Privatgeld.',

  'term.corporation': 'Eisenbahngesellschaft',
  'help.corporation':
    'Eine Eisenbahn mit zehn Anteilen zu 10\u00a0%, Bahnhofsmarkern, Zügen und eigenem Betriebskapital. Sie gehört allen, die Anteile haben, und ihr Direktor entscheidet.',
  'term.director': 'Direktor',
  'help.director':
    'Der Spieler mit den meisten Anteilen einer Gesellschaft, der über alles entscheidet, was sie tut. Wer mehr Anteile als der Direktor bekommt, löst ihn sofort ab.',
  'term.directors-certificate': 'Direktoraktie',
  'help.directors-certificate':
    'Das erste Zertifikat einer Gesellschaft, das zwei oder mehr Anteile wert ist. Wer sie kauft, bestimmt den Startkurs. Sie kommt nie in den Bank Pool und wird nur getauscht, wenn der Direktor wechselt.',
  'term.certificate': 'Zertifikat',
  'help.certificate':
    'Ein Kärtchen für einen oder mehrere Anteile einer Gesellschaft. Beim Zertifikatslimit zählt es einmal, wie viele Anteile es auch hat.',
  'term.certificate-limit': 'Zertifikatslimit',
  'help.certificate-limit':
    'So viele Zertifikate darf ein Spieler höchstens haben, Privatgesellschaften eingeschlossen. Es hängt von der Zahl der Spieler ab. Wer am Limit ist, kauft nichts, wer darüber ist, muss verkaufen.',
  'term.par': 'Startkurs',
  'help.par':
    'Der Kurswert, den der Gründer einer Gesellschaft unter den rosa Feldern wählt. So viel kostet ein Anteil von 10\u00a0%, und die Direktoraktie so oft das, wie sie Anteile hat.',
  'term.stock-value': 'Kurswert',
  'help.stock-value':
    'Was ein Anteil von 10\u00a0% jetzt kostet und wert ist. Verkäufe drücken ihn nach unten, gute Dividenden schieben ihn nach rechts, einbehaltene Einnahmen nach links.',
  'term.float': 'Inbetriebnahme',
  'help.float':
    'Eine Gesellschaft geht in Betrieb, wenn die Spieler genug von ihr haben, in der Regel 50\u00a0%. Sie erhält dann den Wert der verkauften Anteile, ab der braunen Phase den aller zehn.',
  'term.initial-offering': 'Auslage',
  'help.initial-offering':
    'Die Stapel der Zertifikate, die noch nie verkauft wurden. Von jedem Stapel ist nur das oberste zu haben, und das Geld bekommt die Bank.',
  'term.charter': 'Besitzblatt',
  'help.charter':
    'Das Blatt einer Gesellschaft, die in Betrieb ist, mit ihren Zügen, ihren Bahnhofsmarkern und den Zertifikaten, die sie noch hat. Wer eines davon kauft, bezahlt die Gesellschaft.',
  'term.treasury': 'Betriebskapital',
  'help.treasury':
    'Das Geld einer Gesellschaft, getrennt von dem ihres Direktors. Sie bezahlt damit Gleise, Bahnhöfe und Züge, und am Ende des Spiels ist es niemandem etwas wert.',
  'term.bank-pool': 'Bank Pool',
  'help.bank-pool':
    'Dort liegen verkaufte Zertifikate und abgegebene Züge, bis sie jemand von der Bank kauft. Mehr als 50\u00a0% einer Gesellschaft dürfen es nicht sein, und Anteile darin bringen niemandem eine Dividende.',
  'term.sold-out': 'Ganz in Spielerhand',
  'help.sold-out':
    'Haben am Ende einer Aktienrunde die Spieler alle zehn Anteile einer Gesellschaft, steigt ihr Kurswert um ein Feld.',

  'term.private-company': 'Privatgesellschaft',
  'help.private-company':
    'Eine kleine Gesellschaft, die einem Spieler gehört und ihm zu Beginn jeder Operationsrunde eine Rendite zahlt. Sie wird nie wieder verkauft, zählt als Zertifikat und schließt mit dem ersten 5er-Zug.',
  'term.special-function': 'Sonderfunktion',
  'help.special-function':
    'Was der Eigentümer einer Privatgesellschaft einmal im Spiel tun darf, als Direktor der Gesellschaft, die an der Reihe ist. Eine Route zu dem Feld braucht es dafür nicht.',
  'term.private-PWB': 'Prinz-Wilhelm-Bahn',
  'help.private-PWB':
    'Hält das Feld E14 für ihren Eigentümer frei. Er darf dort das erste Gleisplättchen legen, zusätzlich zum gewöhnlichen des Spielzugs. Baukosten werden wie immer bezahlt.',
  'term.private-KEO': 'Konzession Essen–Osterath',
  'help.private-KEO':
    'Ab der grünen Phase darf ihr Eigentümer das orange Gleisplättchen 935 auf E8 legen, was auch dort liegt, als einziges des Spielzugs, und sofort kostenlos einen Bahnhof darauf bauen. Damit schließt sie.',
  'term.private-THS': 'Seilzuganlage',
  'help.private-THS':
    'Ein Gleisplättchen auf einem Gebirgsfeld, neu oder zum Aufrüsten, zusätzlich zum gewöhnlichen und ohne Baukosten. Ein Bahnhof dort braucht wie immer eine Route und seinen Preis.',
  'term.private-TF': 'Trajekt',
  'help.private-TF':
    'Ab der grünen Phase darf sein Eigentümer eine gelbe Metropole auf Grün aufrüsten, zusätzlich zum gewöhnlichen Gleisplättchen und kostenlos. Die Gesellschaft darf dort sofort einen Bahnhof bauen, zu seinem Preis, aber ohne Route.',
  'term.private-NLK': 'Niederrheinische Licht- und Kraftwerke',
  'help.private-NLK':
    'Bringt ihrem Käufer umsonst einen Anteil von 10\u00a0% der GVE. Die GVE erhält das Geld dafür, wenn sie in Betrieb geht.',
  'term.private-RhE': 'Direktoraktie der RhE',
  'help.private-RhE':
    'Das letzte Stück des Startpakets macht seinen Käufer zum Direktor der RhE, die sofort mit 140\u00a0M in Betrieb geht. Weitere 210\u00a0M folgen, wenn Gleise Köln und Aachen über Düren verbinden.',
  'term.private-ATB': 'Angertalbahn',
  'help.private-ATB':
    'Hält das Feld E12 für ihren Besitzer frei, der dort ab der grünen Phase das erste Gleisplättchen legen darf, zusätzlich und kostenlos. Nur im alternativen Startpaket.',
  'term.private-MBR': 'Müngstener Brücke',
  'help.private-MBR':
    'Ab der grünen Phase darf ihr Besitzer kostenlos das Plättchen 1990 auf G12 legen, als einziges des Spielzugs, und sofort einen Bahnhof zum vollen Preis. Bis zum ersten 5er-Zug wertet sonst niemand G12 auf.',
  'term.private-RGC': 'Rheingold-Vertrag',
  'help.private-RGC':
    'Ab der grünen Phase gibt sein Besitzer den Rheingold-Marker einer Gesellschaft in ihrem Spielzug und legt ihn auf eine Rheinmetropole. Spätestens mit dem ersten 5er-Zug muss er es tun.',
  'term.private-KSW': 'Krupp-Stahlwerke',
  'help.private-KSW':
    'Kostenlos und ohne Strecke ein Bahnhof in Essen (D13), sobald dort ein Gleisplättchen liegt. Sind alle Plätze belegt, steht er daneben und rückt auf den nächsten Platz, den ein Ausbau öffnet.',
  'term.private-AMD': 'Aachener Revier',
  'help.private-AMD':
    'Bringt seinem Käufer umsonst einen Anteil von 10\u00a0% der ADR. Die ADR erhält das Geld dafür, wenn sie in Betrieb geht.',
  'term.private-CME': 'Direktoraktie der CME',
  'help.private-CME':
    'Das letzte Stück des alternativen Startpakets macht seinen Käufer zum Direktor der CME, die sofort mit 140\u00a0M in Betrieb geht. Weitere 210\u00a0M folgen, wenn Gleise Deutz und Duisburg über Düsseldorf verbinden.',

  'term.tile': 'Gleisplättchen',
  'help.tile':
    'Eine Gesellschaft legt in ihrem Spielzug eines: ein neues gelbes oder eines zum Aufrüsten. Es muss Gleise verlängern, die sie von einem ihrer Bahnhöfe erreicht.',
  'term.upgrade': 'Aufrüsten',
  'help.upgrade':
    'Ein Gleisplättchen oder gedrucktes Feld wird durch eines der nächsten Farbe ersetzt, und alle alten Gleise bleiben. Grün kommt mit dem ersten 3er-Zug, Braun mit dem ersten 5er-Zug, Grau mit dem ersten 8er-Zug.',
  'term.terrain-cost': 'Baukosten',
  'help.terrain-cost':
    'Der Betrag auf einem Feld wird für das erste Gleisplättchen aus dem Betriebskapital bezahlt, der Betrag auf einem Gleisplättchen dafür, es zu ersetzen.',
  'term.station': 'Bahnhofsmarker',
  'help.station':
    'Zeigt einen Bahnhof der Gesellschaft: Jede Route braucht einen, und von dort werden Gleise gebaut. Einer je Spielzug, auf einen freien Bahnhofsplatz, den eine Route erreicht; die Preise stehen auf dem Besitzblatt.',
  'term.home': 'Heimatbahnhof',
  'help.home':
    'Der erste Bahnhof einer Gesellschaft, den sie von Anfang an umsonst hat. Hat er im ersten Spielzug kein Gleis, muss dort gebaut werden.',
  'term.blocked': 'Blockierte Stadt',
  'help.blocked':
    'Eine Stadt, in der andere alle Bahnhofsplätze haben: Routen dürfen dort enden, aber nicht hindurch. Gesellschaften, die nicht in Betrieb sind, blockieren niemanden.',
  'term.income-hex': 'Einnahmefeld',
  'help.income-hex':
    'Ein Feld mit einer Stadt, einer Kleinstadt oder einer Fernverbindung: Damit verdienen Züge Geld.',
  'term.available-route': 'Verfügbare Route',
  'help.available-route':
    'Zusammenhängende Gleise mit einem Bahnhof der Gesellschaft, beliebig lang. Kein Gleisstück kommt zweimal vor, an Weichen wird nicht gewendet, und durch blockierte Städte geht es nicht.',
  'term.income-route': 'Einnahmeroute',
  'help.income-route':
    'Der Teil einer verfügbaren Route, den ein Zug fährt: mindestens zwei Einnahmefelder, eines mit eigenem Bahnhof, und nicht länger, als der Zug erlaubt. Züge einer Gesellschaft teilen sich kein Gleis.',
  'term.off-board': 'Fernverbindung',
  'help.off-board':
    'Ein rotes Feld am Rand des Plans. Jede Route endet dort, sein Wert steigt mit den Phasen, und ein Bahnhof darauf sperrt es für die Züge aller anderen.',
  'term.eastern-ruhr': 'Östliches Ruhrgebiet',
  'help.eastern-ruhr':
    'Die Fernverbindung, die 20\u00a0M wert ist, sobald der erste ihrer vier Anschlüsse gebaut ist, und mit jedem weiteren 10\u00a0M mehr. Ein Zug fährt höchstens einmal dorthin.',
  'term.metropolis': 'Rheinmetropole',
  'help.metropolis':
    'Duisburg, Düsseldorf und Köln, wo der Rhein überquert werden kann. Dort zu bauen kostet bei jedem Schritt Geld. Solange das Feld gelb ist, sind seine Ufer getrennte Städte.',
  'term.ferry': 'Fähre',
  'help.ferry':
    'Auf grünen Metropolen überqueren Züge den Rhein mit der Fähre, und die Route zählt dann den niedrigeren der beiden Werte. Braune haben eine Brücke, die nichts kostet.',

  'term.train': 'Zug',
  'help.train':
    'Seine Zahl sagt, wie viele Städte und Fernverbindungen seine Route haben darf. Kleinstädte unterwegs zählen nicht, nur eine am Ende der Route. Alle Züge, die fahren können, müssen fahren.',
  'term.train-limit': 'Zuglimit',
  'help.train-limit':
    'So viele Züge darf eine Gesellschaft höchstens haben: anfangs vier, später drei, dann zwei. Sinkt das Limit, gibt der Direktor überzählige ohne Bezahlung in den Bank Pool.',
  'term.phase': 'Phase',
  'help.phase':
    'Der erste Zug einer neuen Art beginnt eine Phase. Sie kann neue Gleisplättchen, mehr Operationsrunden und höhere Werte bringen, das Zuglimit senken und alte Züge aus dem Spiel nehmen.',
  'term.obsolete': 'Veraltet',
  'help.obsolete':
    'Alte Züge verlassen das Spiel ohne Bezahlung: 2er-Züge mit dem ersten 4er-Zug, 3er-Züge mit dem ersten 6er-Zug, 4er-Züge mit dem ersten 8er-Zug. Alle anderen bleiben.',
  'term.must-own-train': 'Zugpflicht',
  'help.must-own-train':
    'Eine Gesellschaft, die eine Route fahren könnte, muss am Ende ihres Spielzugs einen Zug besitzen.',
  'term.forced-purchase': 'Zwangskauf',
  'help.forced-purchase':
    'Ein Zug, der gekauft werden muss, obwohl das Geld nicht reicht. Zuerst verkauft die Gesellschaft eigene Zertifikate, dann kommt das Privatgeld des Direktors, dann verkauft er Anteile oder nimmt einen Kredit.',
  'term.credit': 'Kredit',
  'help.credit':
    'Was die Bank einem Direktor beim Zwangskauf leiht. Er wird nie zurückgezahlt, aber am Ende des Spiels wird das Doppelte abgezogen.',
  'term.dividend': 'Dividende',
  'help.dividend':
    'Einnahmen, die an die Aktionäre gehen, ein Zehntel je Anteil von 10\u00a0%. Erreicht sie den Kurswert, rückt der Kursmarker nach rechts; ist sie kleiner, bleibt er.',
  'term.withhold': 'Einbehalten',
  'help.withhold':
    'Die ganzen Einnahmen gehen ins Betriebskapital statt an die Aktionäre. Der Kursmarker rückt dafür nach links.',
  'term.industry-bonus': 'Industriebonus',
  'help.industry-bonus':
    'Eine Route mit einem Kohlebergwerk und einem Stahlwerk bringt 20\u00a0M mehr, ab der braunen Phase 40\u00a0M, und mit je zweien das Doppelte.',
  'term.iron-rhine': 'Eiserner Rhein',
  'help.iron-rhine':
    'Eine Route, die das Östliche Ruhrgebiet und Antwerpen verbindet, bringt 80\u00a0M mehr.',
  'term.rheingold': 'Rheingold-Express',
  'help.rheingold':
    'Der 8er-Zug, ein Personenzug aus Nijmegen oder Arnhem, der nie durch Venlo fährt und Kleinstädte und Industrie nicht beachtet. Erreicht er Basel oder Frankfurt, zählt jede Rheinmetropole auf seiner Route doppelt.',
  'term.rheingold-token': 'Rheingold-Marker',
  'help.rheingold-token':
    'Ein Bahnhof in einer Rheinmetropole nur für die 8er-Züge einer Gesellschaft, auf keinem Ufer und auf keinem Platz: Fremde Bahnhöfe versperren ihn nicht. Für Gleisbau und andere Züge gilt er nicht.',
  'term.lime-quarry': 'Kalkwerk',
  'help.lime-quarry':
    'Im alternativen Startpaket bringt eine Strecke mit Halt im Angertal (E12) 10\u00a0M mehr für jedes Stahlwerk, das an ihr liegt. Für den Rheingold-Express gilt das nie.',
  'term.target-card': 'Zielkarte',
  'help.target-card':
    'Ein offenes Ziel, das die Bank seinem Besitzer auszahlt, sobald es erreicht ist, einmal. Ihre Nummer entscheidet auch, wer wo sitzt. Eine Option.',
  'term.destiny-card': 'Schicksalskarte',
  'help.destiny-card':
    'Ein verdecktes Ziel für das Ende des Spiels. Jeder erhält zwei und legt nach der ersten Aktienrunde eine ab; die andere zählt bei der Wertung. Ein geteilter erster Platz bringt nichts. Eine Option.',

  'term.bank-broken': 'Spielende',
  'help.bank-broken':
    'Das Spiel endet, wenn die Bank nicht mehr zahlen kann. Gezahlt wird trotzdem weiter, und die begonnenen Operationsrunden werden zu Ende gespielt; geschieht es in einer Aktienrunde, folgen noch alle Operationsrunden.',
  'term.score': 'Schlussabrechnung',
  'help.score':
    'Privatgeld und Anteile zum Kurswert, abzüglich des Doppelten aller Kredite. Was den Gesellschaften gehört, zählt nicht.',
};
