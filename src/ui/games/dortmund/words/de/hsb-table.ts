import type { Translation } from '@/i18n/words';
import type { brewingTable as english } from '../en/hsb-table';

/** Fenster und Ansichten von Heat, Sweat & Beer. */
export const brewingTable: Translation<typeof english> = {
  'do.hsb.market': 'Biermarkt',
  'do.hsb.segment': 'Segment',
  'do.hsb.regular': 'Stammkunden',
  'do.hsb.fresh': 'Neukunden',
  'do.hsb.noDemand': 'keine Nachfrage',
  'do.hsb.supplied': 'in dieser Runde geliefert: {count}',
  'do.hsb.start': '{type} START',
  'do.hsb.none': 'keine',
  'do.hsb.card': '{cubes} Bierquader',
  'do.hsb.card.export': '{cubes} Bierquader, davon {exported} für den Export',
  'do.hsb.units': 'Bierquader: {used} von {units}',
  'do.hsb.toRegular': 'Stammkunden von Segment {segment}',
  'do.hsb.toFresh': 'Neukunden von Segment {segment}',
  'do.hsb.less': 'Einer weniger für {what}',
  'do.hsb.more': 'Einer mehr für {what}',
  'do.hsb.aside': 'Für Züge',
  'do.hsb.aside.note': 'zurückhalten und im nächsten Schritt verladen',
  'do.hsb.aside.which': 'Welche davon, nach dem höchsten Marktsegment, das sie erreichen',
  'do.hsb.deliver': 'Für {amount} liefern',
  'do.hsb.deliverAside': 'Für {amount} liefern, {cubes} für Züge',
  'do.hsb.giveUp': 'Ausstattung aufgeben',
  'do.hsb.giveUp.note': 'bevor geliefert wird',
  'do.hsb.load.left': 'Bierquader zum Verladen: {cubes}, je {price}',
  'do.hsb.load.asks': '{player} wird gefragt',
  'do.hsb.load.question': '{brewery} möchte Bier auf den {train} der {railway} verladen:',
  'do.hsb.load.what':
    'In der nächsten Eisenbahnrunde muss der Zug von Dortmund City zu einer Fernverbindung fahren, die für jeden Bierquader zahlt.',
  'do.hsb.owned': 'Ausstattung: {cards}',
  'do.hsb.owned.of': '({count} von {limit})',
  'do.hsb.perTurn': 'In diesem Spielzug gekauft: {count} von {limit}',
  'do.hsb.left.one': 'noch {count}',
  'do.hsb.left.other': 'noch {count}',
  'do.hsb.display': 'In der Auslage',
  'do.hsb.subsidy': 'davon zahlt der Besitzer {amount}',
  'do.hsb.floatSale': 'Zertifikate zum jetzigen Kurs in den Bank Pool; der Kurs bleibt.',
  'do.hsb.nothing': 'Keine',
  'do.hsb.place.take': 'Platz übernehmen',
  'do.hsb.place.keep': 'Eigenen Platz behalten',
  'do.hsb.stock': 'Bierquader im Vorrat',
  'do.hsb.exportField': 'Auf dem Exportfeld, bis Grau',
  'do.hsb.order': 'Brauerei-Reihenfolge',
  'do.hsb.order.none': 'Noch hat niemand eine Brauerei.',
  'do.hsb.waits': 'gegründet, nicht in Betrieb',
  'do.hsb.tradeIn': '{minor} eintauschen',
  'do.hsb.tradeIn.note': 'statt eines Kaufs',
  'do.hsb.found': '{company} damit gründen',
  'do.hsb.pays': 'du zahlst {amount}',
  'do.hsb.worth': '{amount} wert',
  'do.hsb.bid.treasury': 'Kapital {amount}',
  'do.hsb.link.none':
    'Kein Kärtchen mehr, das ein Gleisanschluss entfernen könnte: Es bewegt sich kein Bierquader.',
  'do.hsb.link.card':
    'Der Gleisanschluss nimmt das Kärtchen {card} aus dem Spiel. Für Marktsegment {segment}: Stammkunden +{regular}, Neukunden +{fresh}.',
  'do.hsb.equipment': 'Ausstattung',
  'do.hsb.ledger.equipment': 'Ausstattung',
  'do.hsb.printed': 'Aufgedruckter Wert',
  'do.hsb.onTrains': 'Bier auf Zügen',
  'do.hsb.effect.equipment': 'Ausstattung der {company}',
  'do.hsb.effect.segment': 'Marktsegment {segment}',
  'do.hsb.effect.opens': 'öffnet',
  'do.hsb.effect.closes': 'bankrott',
  'do.hsb.phase.corporations': 'Brauerei-AGs können gegründet werden',
  'do.hsb.phase.segment': 'Marktsegment {segment} öffnet',
  'do.hsb.phase.limit': 'Ausstattung: kleine Brauereien {minor}, AGs {corporation}',
  'do.hsb.phase.floatSale': 'eine Gesellschaft darf bei der Inbetriebnahme 20\xa0% verkaufen',
  'do.hsb.phase.export': 'die Bierquader des Exportfeldes kommen in den Vorrat',
  'do.hsb.deal': 'Ohne Ausstattung hat die {company} kein Einkommen: Gleich fällt ihr Kurs.',
  'do.hsb.hint.starting':
    'Biete auf eine kleine Brauerei: den aufgedruckten Preis und was das Gebotsfeld dazugibt. Jeder bekommt eine; wer am meisten Geld übrig hat, beginnt.',
  'do.hsb.hint.starting-two':
    'Biete auf eine kleine Brauerei: den aufgedruckten Preis und was das Gebotsfeld dazugibt. Die dritte bekommt der Investor; wer von euch die niedrigere Nummer hat, beginnt.',
  'do.hsb.hint.pick-card':
    'Du handelst bis zum Ende der nächsten Brauereirunde für diese Gesellschaft des Investors; dann tauscht ihr die Kärtchen.',
  'do.hsb.hint.stock':
    'Kaufe ein Zertifikat oder gründe eine Gesellschaft: Mit fünf verkauften Anteilen geht sie in Betrieb. Was ihre eigenen Zertifikate kosten, bekommt sie.',
  'do.hsb.hint.exchange': 'Große Zertifikate zählen nur einmal gegen das Limit.',
  'do.hsb.hint.first-train':
    'Bevor sie baut, darf diese Eisenbahn einen Zug kaufen und so schon im ersten Spielzug verdienen.',
  'do.hsb.hint.track':
    'Gleise führen deine Züge zu mehr Einnahmefeldern; mit Dortmund City und einer Fernverbindung auf einer Route befördern sie Exportbier.',
  'do.hsb.hint.station':
    'Von einem Bahnhof gehen Routen aus, und keine andere Eisenbahn sperrt dir sein Feld.',
  'do.hsb.hint.link':
    'Ein Gleisanschluss macht Zeche oder Stahlwerk für alle wertvoller. Er nimmt ein Kärtchen aus der Auslage und bringt dem Biermarkt neuen Durst.',
  'do.hsb.hint.run':
    'Jeder Zug hat seine eigene Route. Einer mit Bier muss über Dortmund City zu einer Fernverbindung fahren, wenn er kann.',
  'do.hsb.hint.beer': 'Alle Bierquader eines Zuges gehen zu einer Fernverbindung.',
  'do.hsb.hint.dividend':
    'Eine Dividende bezahlt die Aktionäre und hebt den Kurs; einbehaltenes Geld kauft Kärtchen, aber der Kurs fällt.',
  'do.hsb.hint.minor-dividend':
    'Die Hälfte für dich und die Hälfte für die Brauerei, oder alles für die Brauerei.',
  'do.hsb.hint.trains':
    'Für eine Eisenbahn ist ein Kärtchen der Auslage ein Zug. Das erste eines neuen Typs beginnt für alle eine Phase.',
  'do.hsb.hint.brew':
    'Jede Ausstattung beliefert das Marktsegment ihrer Nummer und alle darunter. Wer jetzt Bier bekommt, fragt nächste Runde wieder.',
  'do.hsb.hint.load':
    'Zurückgelegtes Bier kommt auf Züge mit einer Export-Route: 100 M je Quader für die Brauerei, sofort.',
  'do.hsb.hint.brew-rest': 'Kein Zug hat dieses Bier genommen: Was noch einen Kunden findet, wird geliefert.',
  'do.hsb.hint.deal': 'Ein Zertifikat bringt jetzt mehr als nach dem Fall; einmal je Spielzug.',
  'do.hsb.hint.equipment':
    'Neue Ausstattung erreicht teurere Kunden. Die eines Marktsegments ohne Nachfrage geht verloren.',
  'do.hsb.hint.agree-train': 'Der Preis kommt ins Betriebskapital der Gesellschaft, die verkauft.',
  'do.hsb.hint.agree-load':
    'Die Bank bezahlt die Brauerei. Dein Zug muss dann eine Export-Route fahren und verdient 40 oder 50 M je Quader.',
  'do.hsb.hint.discard-train': 'Die neue Phase erlaubt weniger Züge. Dieser kommt in den Bank Pool.',
  'do.hsb.hint.discard-equipment':
    'Die neue Phase erlaubt weniger Ausstattung. Das Kärtchen kommt aus dem Spiel.',
  'do.hsb.hint.raise-money':
    'Ein Kärtchen muss her: Erst verkauft die Gesellschaft eigene Zertifikate, dann zahlst du, verkaufst Anteile an ihr und schuldest den Rest, der am Ende doppelt zählt.',
  'do.hsb.hint.float-sale':
    'Nur in diesem Augenblick darf die Gesellschaft bis zu 20 % von sich verkaufen, ohne dass ihr Kurs fällt.',
  'do.hsb.hint.order-place': 'Brauereien handeln von links nach rechts: Die erste hat die besten Kunden.',
  'do.hsb.help.title': 'Bier, vom Kessel bis zum Zug',
  'do.hsb.help.brew':
    'Ein Kärtchen Ausstattung braut seine Quader in jeder Brauereirunde neu. Seine Nummer ist das höchste Marktsegment, das es erreicht.',
  'do.hsb.help.deliver':
    'Jeder Quader bringt einen Quader Nachfrage auf das weiße Lieferfeld daneben. Stammkunden, gelb, zahlen mehr als Neukunden, orange.',
  'do.hsb.help.prepare':
    'Vor der nächsten Runde: Übrige Nachfrage kommt in den Vorrat, Geliefertes wird Nachfrage der Stammkunden, und Neukunden kommen, das höchste Marktsegment zuerst.',
  'do.hsb.help.close':
    'Ein Marktsegment unter dem niedrigsten mit Stammkunden schließt. Ausstattung seiner Nummer geht verloren.',
  'do.hsb.help.link':
    'Ein Gleisanschluss nimmt das vorderste Kärtchen aus der Auslage. Dessen Quader kommen aus dem Vorrat in das Marktsegment seiner Nummer.',
  'do.hsb.help.export':
    'Ausstattung der Typen 5, 6 und 8 hat Quader mit Pfeil: Sie dürfen auf Züge, 100 M je Quader für die Brauerei.',
  'do.hsb.help.run':
    'Der beladene Zug fährt über Dortmund City zu einer Fernverbindung und verdient 40 oder 50 M je Quader; die Quader kommen in den Vorrat.',
  'do.two.owner': 'Gehört dem Investor',
  'do.two.owed': 'Kredit der Bank',
  'do.two.short.railway': 'Inv.-Bahn',
  'do.two.short.brewery': 'Inv.-Brauerei',
  'do.two.card.railway': 'Hat das Kärtchen „Investor’s Railway“ und handelt für die Eisenbahn des Investors',
  'do.two.card.brewery': 'Hat das Kärtchen „Investor’s Brewery“ und handelt für die Brauerei des Investors',
};
