import type { Translation } from '@/i18n/words';
import type { panels as english } from '../en/panels';

export const panels: Translation<typeof english> = {
  'ru.coal': 'Zeche',
  'ru.steel': 'Hütte',
  'ru.treasury': 'Betriebskapital',
  'ru.income': 'Einnahmen',
  'ru.bank': 'die Bank',
  'ru.director': 'Direktor',
  'ru.gain': '{amount} je Spielzug',
  'ru.asks': '· {player} wird gefragt',
  'ru.short': 'Das Betriebskapital der {company} reicht nicht: Zuerst muss ein Zertifikat verkauft werden.',

  'ru.package.note': 'Was in der Spalte noch darüber liegt, macht etwas um je 5 M teurer.',
  'ru.package.column': 'Spalte {number}',
  'ru.package.mine': '{markers} · bringt {income} · Kapital {treasury}',
  'ru.package.pays': 'zahlt {revenue} je Operationsrunde',
  'ru.package.director': 'zahlt {revenue}, mit der Direktoraktie der {company} zu 20\u00a0%',
  'ru.package.sold': 'Verkauft',
  'ru.value.aside': '{amount} der Investoren warten auf Gleise nach Hagen',

  'ru.income.keep': '{amount} behalten',
  'ru.income.half': '{amount} an den Besitzer',
  'ru.income.keep.confirm': 'Alles einbehalten',
  'ru.income.half.confirm': 'Halb und halb',
  'ru.income.turn': '{amount} je Spielzug',

  'ru.charter': 'Besitzblatt',
  'ru.charter.of': 'Besitzblatt der {company}',
  'ru.charter.row': '{count} von {boxes}',
  'ru.charter.inactive': 'inaktiv',
  'ru.charter.from': 'ab Phase {phase}',
  'ru.linked': 'Gleisanschluss ✓',
  'ru.unlinked': 'kein Gleisanschluss',
  'ru.engines': 'Werksloks {engines} ({count} von {boxes})',
  'ru.engines.none': 'Keine',
  'ru.kept': 'im Betriebskapital: {markers}',

  'ru.invest.certificate':
    '{company} hat keinen aktiven Marker und zu wenig Geld: Sie muss zuerst eines ihrer eigenen Zertifikate verkaufen.',
  'ru.invest.duty':
    '{company} hat keinen aktiven Marker: Sie muss einen kaufen, und ihr Direktor bringt auf, was fehlt.',
  'ru.develop': 'Ausbau',
  'ru.develop.upTo': 'bis zu {count} Marker',
  'ru.develop.fewer': 'Weniger Marker zum selben Preis',
  'ru.card': 'Capex-Karte {card}',
  'ru.card.left': 'noch {left} von {count}',
  'ru.card.train': 'Zug {train}',
  'ru.card.development': 'Ausbau {markers}',
  'ru.card.engine': 'Lok {engine}',
  'ru.card.montan': 'Montanrundenkarte {number}',
  'ru.engine': 'Werkslok',
  'ru.engine.note': 'bringt so viel wie der beste Marker',
  'ru.engine.card': 'Capex-Karte {card}',
  'ru.engine.pool': 'Karte {card} aus dem Bank Pool',
  'ru.engine.from': 'ihr {train}',
  'ru.engine.scrap': '{engine} verschrotten',
  'ru.link': 'Gleisanschluss',
  'ru.link.note': 'einer je Spielzug, {amount}',

  'ru.own': 'Eigene Zertifikate der {company}',
  'ru.deal': 'Die {company} hat keine Einnahmen: Gleich fällt ihr Kurs.',
  'ru.own.once': 'ein Geschäft je Spielzug',
  'ru.own.sell': '{percent} verkaufen',
  'ru.own.redeem': '{percent} zurückkaufen',
  'ru.horse': '{private}: ein freier Anschluss, dann schließt sie',
  'ru.bme': 'Private BME',
  'ru.bme.note': 'hält dich im Amt und zählt als Zertifikat',
  'ru.bme.close': 'Aus dem Spiel nehmen',
  'ru.trains.certificate':
    '{company} hat keinen Zug und zu wenig Geld: Sie muss zuerst ein eigenes Zertifikat verkaufen.',
  'ru.trains.from': 'Zwangskauf bei einer anderen Bahn',
  'ru.trains.from.note': 'deren Direktor muss zustimmen',

  'ru.cards': 'Montanrundenkarten',
  'ru.found.coal': 'Kohle-AG',
  'ru.found.steel': 'Stahl-AG',
  'ru.found.room': 'Standorte {circles}, Loks {engines}',
  'ru.found.active': 'deine: {markers}, Kapital {treasury}',
  'ru.found.passive': 'passiv: Du zahlst den Startkurs',
  'ru.found.none': 'Jetzt kann nichts gegründet werden.',
  'ru.merge.brings': 'bringt {markers} und {treasury}',
  'ru.merge.into': '{player} leitet · freie Kreise: {circles}',
  'ru.second.one':
    'Die AG ist gegründet: {count} Marker, {income} je Spielzug. Ein weiteres Zertifikat gehört dir, wenn du magst.',
  'ru.second.other':
    'Die AG ist gegründet: {count} Marker, {income} je Spielzug. Ein weiteres Zertifikat gehört dir, wenn du magst.',
  'ru.second.buy': '20\u00a0% kaufen; das Geld geht in ihr Betriebskapital',

  'ru.agree.engine': '{player} bietet {price} für deinen {train} als Werkslok (aufgedruckt {printed}).',
  'ru.agree.forced':
    '{player} muss einen Zug kaufen und bietet {price} für deinen {train} (aufgedruckt {printed}).',
  'ru.raise.markers': 'Karte {card}, Marker {markers}',
  'ru.raise.cash': 'Bargeld von {player}',
  'ru.raise.missing': 'Es fehlen noch',
  'ru.raise.sell': 'Zertifikate verkaufen',
  'ru.raise.note': 'der Direktor der {company} bleibt',

  'ru.mines': 'Zechen',
  'ru.order': 'Private Montangesellschaften in der Reihenfolge ihrer Spielzüge',
  'ru.order.none': 'Keine ist aktiv.',
  'ru.corporations': 'MONTAN-AGs',
  'ru.corporations.none': 'Noch ist keine gegründet: Das beginnt mit der ersten Karte vom Typ 4.',
  'ru.passive': 'Passive Standorte',
  'ru.passive.note':
    'Sie gehören niemandem. Angeschlossen bringt jeder einer Route 10 M und kann eine AG begründen.',
  'ru.mine.treasury': 'Kapital {amount}',
  'ru.circles': '{count} von {circles} Standorten',
  'ru.locations': 'Standorte',
  'ru.loan': 'Darlehen der Bank',
  'ru.bank.runs': 'von der Bank geführt',
  'ru.operatesFrom': 'In Betrieb ab',
  'ru.phaseName': 'Phase {phase}',
  'ru.onSaleAfter': 'Direktoraktie',
  'ru.onSaleAfter.of': 'zu kaufen nach einem Spielzug der {company}',
  'ru.status.merged': 'fusioniert mit {company}',
  'ru.status.unsold': 'noch nicht verkauft',
  'ru.ledger.markers': 'Marker',
  'ru.ledger.income': 'Einn.',
  'ru.ledger.value': 'bringt Routen:',
  'ru.status.passive': 'passiv',

  'ru.capex': 'Capex',
  'ru.capex.caption': 'Capex-Karten mit ihren drei Preisen',
  'ru.capex.left': 'Rest',
  'ru.capex.train': 'Zug',
  'ru.capex.development': 'Ausbau',
  'ru.capex.engine': 'Werkslok',
  'ru.capex.pool': 'Pool',
  'ru.capex.running': 'Fährt',
  'ru.capex.onSale': 'zu kaufen',
  'ru.capex.until': 'bis zur {card}',
  'ru.supply': 'Ausbaumarker im Vorrat',
  'ru.supply.stage': 'Stufe',
  'ru.supply.engines': 'Werksloks im Vorrat: {engines}',

  'ru.effect.gone': 'kommt aus dem Spiel',
  'ru.effect.charter': 'Besitzblatt {company}',
  'ru.effect.income': 'Einnahmen {company}',
  'ru.effect.reserve': 'Geld, das auf Hagen wartet',
  'ru.effect.inactive': 'Stufen, die inaktiv werden',

  'ru.phase.stages': 'Marker der Stufe {stages} sind zu haben',
  'ru.phase.inactive': 'Marker der Stufe {stages} werden inaktiv',
  'ru.phase.scraps': 'Werksloks {engines} werden verschrottet',
  'ru.phase.closes': 'aus dem Spiel: {privates}',
  'ru.phase.montanRound': 'eine Montanrunde nach allen Operationsrunden eines Satzes',
  'ru.phase.full': 'Bahnen, die in Betrieb gehen, erhalten alles Kapital auf einmal',
  'ru.phase.eh': 'die EH geht in Betrieb',
  'ru.phase.last': 'die nächste Montanrunde ist die letzte Gelegenheit der privaten Montangesellschaften',
  'ru.phase.end': 'noch eine Aktienrunde, dann beenden drei Operationsrunden das Spiel',

  'ru.hint.package':
    'Zechen und Hütten verdienen von der ersten Runde an und können später AGs werden; Privatgesellschaften zahlen und helfen. Erst wenn alles verkauft ist, folgen die Bahnen.',
  'ru.hint.set-value':
    'Deine Direktoraktie ist bezahlt. Ein hoher Kurs bringt der BME mehr Geld für Gleise und Züge, sobald ihre Anteile verkauft sind.',
  'ru.hint.stock':
    'Eine Bahn geht in Betrieb, wenn die Hälfte ihrer Anteile verkauft ist. Der Kurs fällt nur, wenn der Direktor verkauft, einmal je Spielzug.',
  'ru.hint.income':
    'Das Betriebskapital bezahlt Ausbau, Anschluss und Werkslok. Die Hälfte, die du nimmst, gehört dir.',
  'ru.hint.track':
    'Zwei gelbe Plättchen, oder ein gelbes und ein Ausbau. Baue zu den Zechen: Angeschlossen lohnen sie sich.',
  'ru.hint.station': 'Ein Bahnhof hält andere aus einer vollen Stadt heraus und lässt dort Routen beginnen.',
  'ru.hint.run':
    'Alle Züge fahren. Angeschlossene Standorte bringen ihren Wert; anschließen lässt sich noch vorher.',
  'ru.hint.deal': 'Ein Zertifikat bringt jetzt mehr als nach dem Fall; ein Geschäft je Spielzug.',
  'ru.hint.dividend':
    'Eine Dividende in Höhe des Kurses hebt ihn, in doppelter Höhe um zwei Felder; ohne Dividende fällt er.',
  'ru.hint.montan-dividend': 'Alles oder nichts. Eine Dividende in Höhe des Kurses hebt ihn um ein Feld.',
  'ru.hint.invest':
    'Marker verdienen in jedem Spielzug; eine Stufe braucht ebenso viele der Stufe darunter. Der Anschluss öffnet die Felder mit Gleis, und fünf Marker mit dem Anschluss können eine AG begründen.',
  'ru.hint.corporation-invest':
    'Sie nimmt alle Marker einer Karte. Am Ende ihres Spielzugs muss einer aktiv sein, sonst muss sie kaufen.',
  'ru.hint.trains':
    'Die erste Karte eines Typs beginnt eine Phase, wozu sie auch dient. Eine Bahn mit Route muss einen Zug haben.',
  'ru.hint.found-montan':
    'Ein angeschlossener Standort wird zur AG: eine deiner Gesellschaften mit allem, was sie hat, oder ein passiver für den Startkurs.',
  'ru.hint.merge-montan':
    'Eine deiner Gesellschaften geht in einer AG ihrer Branche auf; du erhältst ein Zertifikat über 20\u00a0%.',
  'ru.hint.second-certificate':
    'Wer gründet, darf gleich ein weiteres Zertifikat nehmen, für Geld oder für eine weitere Gesellschaft.',
  'ru.hint.keep-engines': 'Eine AG hat ein oder zwei Felder für Werksloks; der Rest geht in den Vorrat.',
  'ru.hint.agree-engine': 'Der Zug verlässt die Bahn für immer; das Geld geht in ihr Betriebskapital.',
  'ru.hint.agree-forced': 'Die andere Bahn muss einen Zug haben und darf höchstens den Aufdruck zahlen.',
  'ru.hint.agree-train': 'Jeder Preis ab 1 M kann vereinbart werden.',
  'ru.hint.discard-train': 'Der Zug kommt in den Bank Pool, wo andere ihn zum vollen Preis kaufen können.',
  'ru.hint.raise-money':
    'Der Direktor zahlt, was fehlt, und verkauft dann Zertifikate. Wer das nicht kann, scheidet aus.',
};
