import type { Translation } from '@/i18n/words';
import type { refusals as english } from '../en/refusals';

export const refusals: Translation<typeof english> = {
  'refusal.item-not-for-sale': '{item} steht nicht zum Verkauf',
  'refusal.no-start-value': '{value} ist kein Startkurs dieser Phase',
  'refusal.no-private-bme': 'Dir gehört die Private BME nicht',
  'refusal.no-horse-railway': '{private} ist keine offene Pferdebahn des Direktors',
  'refusal.director-not-on-sale': 'Die Direktoraktie der {company} ist noch nicht zu kaufen',
  'refusal.director-not-sold':
    'Die Direktoraktie der {company} wird nie verkauft: Sie kommt mit der Gründung',
  'refusal.just-founded':
    '{company} ist gerade erst gegründet: In dieser Aktienrunde kann nichts von ihr verkauft werden',
  'refusal.has-not-operated': '{company} war noch nicht an der Reihe: Ihre Anteile sind noch unverkäuflich',
  'refusal.no-location': 'In {hex} gibt es keine Montangesellschaft',
  'refusal.already-linked': '{hex} hat schon einen Gleisanschluss',
  'refusal.not-on-network': 'Von keinem Bahnhof einer Bahn führen Gleise nach {hex}',
  'refusal.not-on-route': 'Keine freie Route der Bahn führt nach {hex}',
  'refusal.not-own-location': 'Der Standort in {hex} gehört ihr nicht oder braucht keinen Anschluss',
  'refusal.link-built': 'Die Bahn hat ihren einen Gleisanschluss dieses Spielzugs schon gebaut',
  'refusal.no-money-for-link': 'Der Anschluss kostet {amount}, im Betriebskapital sind {treasury}',
  'refusal.activity-done': 'Die Gesellschaft hat ihre eine Aktion dieses Spielzugs schon gehabt',
  'refusal.active-marker-first': 'Eine AG ohne aktiven Ausbaumarker muss sich zuerst einen beschaffen',
  'refusal.keeps-active-marker':
    'Mit der ersten Capex-Karte {card} hätte die AG keinen aktiven Ausbaumarker mehr',
  'refusal.markers-in-treasury':
    'In ihrem Betriebskapital liegen noch Marker: keine Karte für Ausbau, bevor sie auf Feldern liegen',
  'refusal.card-not-on-sale': 'Die Capex-Karte {card} ist jetzt nicht zu kaufen',
  'refusal.no-such-markers': 'Diese Marker gibt es für die Capex-Karte {card} nicht',
  'refusal.card-too-dear': 'Das kostet {amount}, im Betriebskapital sind {treasury}',
  'refusal.engine-needs-link': 'Eine Werkslok braucht einen Gleisanschluss',
  'refusal.no-engine-box': 'Kein Feld für eine Werkslok ist frei',
  'refusal.no-engine-marker': 'Es ist kein Marker {engine} mehr da',
  'refusal.no-such-engine': 'Die Gesellschaft hat keine {engine}',
  'refusal.engine-price': 'Der Preis liegt zwischen {least} und {most}',
  'refusal.lay-needs-corporation': 'Dieses Plättchen braucht in {hex} den Standort einer MONTAN-AG',
  'refusal.laid-this-turn': 'Das Plättchen in {hex} wurde in diesem Spielzug gelegt',
  'refusal.certificate-dealt': '{company} hat in diesem Spielzug schon mit eigenen Zertifikaten gehandelt',
  'refusal.no-own-certificates': '{company} gehört einem allein und hat keine Zertifikate zum Handeln',
  'refusal.certificate-too-dear': 'Das Zertifikat kostet {amount}, im Betriebskapital sind {treasury}',
  'refusal.bank-refuses': 'Die Bank führt die {company} und verkauft keinen ihrer Züge',
  'refusal.own-certificate-first':
    '{company} muss zuerst eines ihrer eigenen Zertifikate in den Bank Pool verkaufen',
  'refusal.duty-first':
    '{company} kann nicht bezahlen, was sie kaufen muss: Sie kauft kein Zertifikat zurück',
  'refusal.smaller-card-first':
    'Der Direktor bezahlt keine neue {card}, solange eine kleinere neue Karte ausreicht',
  'refusal.treasury-pays': '{company} bezahlt die {amount} aus dem Betriebskapital: kein Zwangskauf',
  'refusal.smaller-first': 'Solange es einen kleineren neuen Zug gibt, ist der {train} kein Zwangskauf',
  'refusal.would-bankrupt': 'Den {train} könnte der Direktor nicht bezahlen, einen anderen schon',
  'refusal.forced-price': 'Der Preis liegt zwischen {least} und {most}',
  'refusal.no-duty': '{company} muss keinen Marker kaufen',
  'refusal.cannot-found': '{company} kann in {hex} nicht gegründet werden',
  'refusal.no-founding-value': '{value} ist kein Startkurs dafür',
  'refusal.cannot-merge': '{from} kann nicht mit der {company} fusioniert werden',
  'refusal.no-second-certificate': 'Ein zweites Zertifikat der {company} ist nicht zu haben',
  'refusal.wrong-engines': 'Diese Werksloks sind nicht da, oder es sind zu viele oder zu wenige',
};
