import type { Translation } from '@/i18n/words';
import type { glossary as english } from '../en/glossary';

export const glossary: Translation<typeof english> = {
  'term.starting-package': 'Startpaket',
  'help.starting-package':
    'Privatgesellschaften und die acht aktiven Montangesellschaften, nach Preis in zwei Spalten. Alles ist zu kaufen; was in der Spalte noch darüber liegt, kostet je 5 M mehr.',
  'term.interim-round': 'Zwischen-Operationsrunde',
  'help.interim-round':
    'Passen alle, bevor alles verkauft ist, zahlen die Privatgesellschaften, und verkaufte Montangesellschaften haben einen Spielzug. Dann geht der Verkauf weiter.',
  'term.private-company': 'Privatgesellschaft',
  'help.private-company':
    'Zahlt ihrem Besitzer zu Beginn jeder Operationsrunde und ist unverkäuflich. Sie zählt als Zertifikat.',
  'term.private-PB': 'Private BME',
  'help.private-PB':
    'Bringt die Direktoraktie der BME und hält ihren Besitzer im Amt, auch mit weniger Anteilen als andere. Sie geht mit der ersten Karte vom Typ 4, wenn ihr Besitzer sie herausnimmt, oder wenn er so viel von der BME verkauft, dass andere sie leiten.',
  'term.private-RS': 'Ruhrschifffahrt',
  'help.private-RS': 'Zahlt 15 M in jeder Operationsrunde und schließt mit der ersten Karte vom Typ 5.',
  'term.private-SP': 'Sellerbecker Pferdebahn',
  'help.private-SP':
    'Zahlt 10 M in jeder Operationsrunde. Im Spielzug einer Gesellschaft, für die ihr Besitzer handelt, darf sie kostenlos einen Gleisanschluss bauen, wohin Gleise führen; dann schließt sie.',
  'term.private-GP': 'Generaler Pferdebahn',
  'help.private-GP':
    'Zahlt 5 M in jeder Operationsrunde. Wie die andere Pferdebahn darf sie kostenlos einen Gleisanschluss bauen; dann schließt sie.',
  'term.private-montan': 'Aktive private Montangesellschaft (pMG)',
  'help.private-montan':
    'Eine Zeche oder Hütte, die einem Spieler ganz gehört. In ihrem Spielzug nimmt sie ein, behält alles oder die Hälfte und tut dann eines.',
  'term.passive-montan': 'Passive Montangesellschaft',
  'help.passive-montan':
    'Nur ein Marker auf dem Plan, der niemandem gehört. Mit Gleisanschluss bringt er Routen 10 M, und eine AG kann dort gegründet werden.',
  'term.corporation': 'Eisenbahngesellschaft',
  'help.corporation':
    'Eine Bahn mit zehn Anteilen zu 10\u00a0%. Sie legt Gleise, baut Bahnhöfe, fährt und zahlt Dividenden; ihr Direktor entscheidet.',
  'term.montan-corporation': 'MONTAN-AG',
  'help.montan-corporation':
    'Eine von sechs AGs mit fünf Anteilen zu 20\u00a0%. Sie entsteht aus einer privaten Montangesellschaft, baut aus und schüttet alles oder nichts aus.',
  'term.director': 'Direktor',
  'help.director': 'Wer die Direktoraktie hält, entscheidet für die Gesellschaft.',
  'term.change-of-director': 'Direktorwechsel',
  'help.change-of-director':
    'Wer mehr Anteile hält als der Direktor, übernimmt; bei Gleichstand der nächste links. Ein Direktor darf nur dann unter einen anderen verkaufen, wenn jemand übernehmen kann.',
  'term.bme': 'Geld, das auf Hagen wartet',
  'help.bme':
    'Investoren nehmen zu Beginn drei Zertifikate der BME. Ihr Geld liegt unter dem Plan und wird gezahlt, sobald Gleise Barmen und Hagen verbinden.',
  'term.dgee': 'DGEE',
  'help.dgee':
    'Ihre Direktoraktie ist erst zu kaufen, wenn die KWE einen Spielzug gehabt hat. Zwei ihrer Zertifikate sind über 20\u00a0%.',
  'term.eh': 'EH',
  'help.eh': 'Ist jederzeit zu kaufen, geht aber erst nach der ersten Karte vom Typ 5 in Betrieb.',
  'term.operating-round': 'Operationsrunde',
  'help.operating-round':
    'Die Privatgesellschaften zahlen, dann haben Montangesellschaften und AGs ihre Spielzüge. Auf jede Aktienrunde folgen zwei, ganz am Ende drei.',
  'term.operating-order': 'Reihenfolge der Spielzüge',
  'help.operating-order':
    'Private Montangesellschaften nach ihren Nummern, dann die anderen nach dem Kurs, der höchste zuerst; in einem Feld der obere Marker.',
  'term.own-certificates': 'Eigene Zertifikate',
  'help.own-certificates':
    'Einmal in ihrem Spielzug darf eine Gesellschaft ein Zertifikat in den Bank Pool verkaufen, was ihren Kurs um ein Feld senkt, oder eines zurückkaufen.',
  'term.capex': 'Capex-Karte',
  'help.capex':
    'Ein Zug für eine Bahn, Ausbaumarker oder eine Werkslok für eine Montangesellschaft, je zu eigenem Preis. Verkauft wird nach Typen; ab der ersten 6 ist auch eine 8 zu kaufen.',
  'term.development': 'Ausbaumarker',
  'help.development':
    'Bringt in jedem Spielzug einer Montangesellschaft seinen Betrag. Eine Karte bringt so viele, wie sie schwarze Quadrate hat, von den Stufen, die sie nennt.',
  'term.stage': 'Stufen A bis X',
  'help.stage':
    'Höchstens fünf A, und von B, C, D oder E nie mehr als von der Stufe darunter. X hat eigene Felder.',
  'term.link-box': 'Feld mit Gleis',
  'help.link-box':
    'Manche Felder einer privaten Montangesellschaft brauchen einen Gleisanschluss. Sie darf A, B und C haben und weniger nehmen, als ihre Karte bietet.',
  'term.marker-duty': 'Pflicht zum aktiven Marker',
  'help.marker-duty':
    'Eine MONTAN-AG muss am Ende ihres Spielzugs einen aktiven Marker haben. Sonst muss sie eine Karte kaufen, und ihr Direktor zahlt, was fehlt; ist keiner zu haben, schließt sie.',
  'term.treasury-markers': 'Marker im Betriebskapital',
  'help.treasury-markers':
    'Marker, für die eine private Gesellschaft noch kein Feld hat. Sie bringen nichts und verhindern weitere Karten für Ausbau. Mit dem Anschluss rücken sie auf Felder; was darüber hinausgeht, bleibt liegen, bis die Gesellschaft umgewandelt oder fusioniert wird.',
  'term.inactive': 'Inaktiver Marker',
  'help.inactive':
    'Mit späteren Phasen bringen erst A, dann B, dann C nichts mehr. Sie bleiben liegen und tragen weiter die Stufen über ihnen.',
  'term.railway-link': 'Gleisanschluss',
  'help.railway-link':
    'Kostet 30 M, wo Gleise zu einem Bahnhof führen. Die Gesellschaft, eine Bahn oder eine Pferdebahn baut ihn; ein braunes Plättchen bringt ihn umsonst. Er öffnet Felder, erlaubt eine Werkslok und macht den Marker 10 wert.',
  'term.switch-engine': 'Werkslok',
  'help.switch-engine':
    'Bringt so viel wie der beste aktive Marker ihrer Gesellschaft, eine zweite so viel wie der nächste. Sie kommt von einer Karte, aus dem Bank Pool oder als Zug einer Bahn zu vereinbartem Preis.',
  'term.tile': 'Gleise legen',
  'help.tile':
    'Zwei gelbe Plättchen je Spielzug, oder ein Ausbau und ein gelbes. Felder von Montangesellschaften nehmen Plättchen mit deren Zeichen.',
  'term.upgrade': 'Ausbauen von Gleisen',
  'help.upgrade':
    'Grün ab der ersten Karte vom Typ 3, braun ab 5, grau ab 8. Alle Gleise bleiben, und die Bahn muss eine Route dorthin haben.',
  'term.location-marker': 'Standortmarker',
  'help.location-marker':
    'Zeigt, was eine Montangesellschaft Routen bringt: 10 mit Anschluss, 20 als AG, 30 mit einem E oder X. In einer braunen Stadt steht er auf einem Bahnhofsplatz und sperrt.',
  'term.station': 'Bahnhof',
  'help.station':
    'Der erste ist frei, dann 60, 80 und 100 M. Eine Stadt voll fremder Bahnhöfe lässt keinen Zug durch.',
  'term.train': 'Zug',
  'help.train':
    'Ein 3+3 fährt zu drei Städten oder roten Gebieten und drei Orten; Orte dürfen für Städte stehen. Jede Route braucht einen eigenen Bahnhof.',
  'term.route-income': 'Einnahme einer Route',
  'help.route-income':
    'Die Werte aller Halte und der Standortmarker auf dem Weg. Für einen 8+8 zählen rote Gebiete doppelt.',
  'term.wesel': 'Wesel und Eiserner Rhein',
  'help.wesel':
    'Wesel ist 10 M wert für jede angeschlossene Montangesellschaft der Route, der Eiserne Rhein 20 M für jede angeschlossene Zeche.',
  'term.dividend': 'Dividende',
  'help.dividend':
    'Alle Einnahmen an die Aktionäre oder alles ins Betriebskapital. Unverkaufte Zertifikate zahlen ins Betriebskapital, die des Bank Pools bleiben bei der Bank.',
  'term.price': 'Kurs',
  'help.price':
    'Eine Reihe von Feldern. Eine Dividende in Höhe des Kurses hebt ihn um ein Feld, in doppelter Höhe bei Bahnen um zwei; keine senkt ihn.',
  'term.train-limit': 'Zuglimit',
  'help.train-limit':
    'Vier Züge, ab Phase 4 drei, ab Phase 5 zwei. Was zu viel ist, kommt in den Bank Pool und ist dort zu kaufen.',
  'term.train-duty': 'Pflicht zum Zug',
  'help.train-duty':
    'Eine Bahn mit Route muss am Ende ihres Spielzugs einen Zug haben. Fehlt das Geld, verkauft sie zuerst ein eigenes Zertifikat.',
  'term.forced-purchase': 'Zwangskauf',
  'help.forced-purchase':
    'Der Direktor zahlt, was fehlt, und verkauft dafür Zertifikate, aber nicht so, dass der Direktor wechselt.',
  'term.bankruptcy': 'Bankrott',
  'help.bankruptcy':
    'Wer nicht zahlen kann, scheidet aus. Ein anderer Aktionär übernimmt die Gesellschaft; gibt es keinen, führt sie die Bank mit einem Darlehen.',
  'term.phase': 'Phase',
  'help.phase':
    'Die erste Karte eines Typs beginnt eine Phase, wozu sie auch dient: Plättchen, Limits, Marker, Loks und Privatgesellschaften ändern sich.',
  'term.montan-round': 'Montanrunde',
  'help.montan-round':
    'Ab der ersten Karte vom Typ 4 nach jedem Satz von Operationsrunden: Zuerst werden MONTAN-AGs gegründet, dann private Gesellschaften mit ihnen fusioniert.',
  'term.montan-card': 'Montanrundenkarte',
  'help.montan-card':
    'Ihre Nummer ist der Platz des Spielers beim Gründen; beim Fusionieren beginnt die höchste. Wem die niedrigsten Nummern gehören, kommt zuerst.',
  'term.founding': 'Gründung',
  'help.founding':
    'In der Reihenfolge der Karten darf jeder eine AG der richtigen Branche an einem angeschlossenen Standort gründen und ein zweites Zertifikat nehmen.',
  'term.founding-active': 'Gründung mit eigener Gesellschaft',
  'help.founding-active':
    'Braucht mit dem Anschlussmarker fünf Marker. Der Startkurs ist das Zehnfache ihrer Zahl, höchstens 100; alles geht an die AG.',
  'term.founding-passive': 'Gründung mit passiver Gesellschaft',
  'help.founding-passive':
    'Wer gründet, wählt einen Startkurs der Phase und zahlt ihn ins Betriebskapital. Die AG beginnt mit Markern aus dem Vorrat.',
  'term.merging': 'Fusion',
  'help.merging':
    'Eine private Gesellschaft geht in einer AG ihrer Branche auf, die einen freien Kreis und ein unverkauftes Zertifikat hat. Das erhält der Besitzer; ein Anschluss ist nicht nötig.',
  'term.last-chance': 'Letzte Gelegenheit',
  'help.last-chance':
    'Am Ende der Montanrunde nach der ersten Karte vom Typ 6 werden alle übrigen privaten Montangesellschaften passiv. Ihr Geld geht an die Bank.',
  'term.stock-round': 'Aktienrunde',
  'help.stock-round':
    'Reihum verkaufen die Spieler, was sie möchten, und kaufen ein Zertifikat, gründen eine Bahn oder passen. Sie endet, wenn alle nacheinander gepasst haben.',
  'term.priority': 'Startspielerkärtchen',
  'help.priority':
    'Wer es hat, beginnt die nächste Aktienrunde: links von dem, der zuletzt gehandelt hat; nach der ersten, wer am meisten Bargeld hat.',
  'term.float': 'Inbetriebnahme',
  'help.float':
    'Am Ende einer Aktienrunde, wenn die Hälfte einer Bahn verkauft ist. In Gelb und Grün erhält sie, was bezahlt wurde, ab Braun das Zehnfache ihres Startkurses.',
  'term.montan-float': 'Zertifikate neuer AGs',
  'help.montan-float':
    'Am Ende der Aktienrunde kommen alle unverkauften Zertifikate bis auf zwei in den Bank Pool, für jedes ein Feld abwärts; die AG erhält das Geld. Nach Phase 4 folgen auch die zwei.',
  'term.certificate-limit': 'Zertifikatslimit',
  'help.certificate-limit':
    '25, 18, 15 oder 12 bei drei bis sechs Spielern. Privatgesellschaften und private Montangesellschaften zählen mit.',
  'term.sale': 'Verkauf',
  'help.sale':
    'Nicht in der ersten Aktienrunde, nichts von Gesellschaften, die noch nicht an der Reihe waren, und nie mehr als 50\u00a0% in den Bank Pool. Nur der Direktor senkt mit Verkäufen den Kurs, einmal je Spielzug.',
  'term.game-end': 'Spielende',
  'help.game-end':
    'Geht der Bank in einer braunen Operationsrunde das Geld aus, nach diesem Satz; oder nach der ersten Karte vom Typ 8, mit noch einer Aktienrunde und drei Operationsrunden.',
  'term.score': 'Wertung',
  'help.score':
    'Bargeld und der Kurs aller Anteile, weniger Schulden bei der Bank. Wer ausgeschieden ist, hat nichts.',
};
