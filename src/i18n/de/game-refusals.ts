import type { gameRefusals as english } from '../en/game-refusals';
import type { Translation } from '../words';

export const gameRefusals: Translation<typeof english> = {
  'refusal.malformed': 'Das ist keine Aktion dieses Spiels ({type})',
  'refusal.game-over': 'Das Spiel ist zu Ende',
  'refusal.not-now': '{move} geht jetzt nicht; an der Reihe ist: {stage}',
  'refusal.crashed': 'Die App ist an dieser Aktion gescheitert, nichts wurde verändert: {message}',
  'refusal.no-such-company': 'Es gibt keine Gesellschaft {company}',

  'refusal.private-not-offered':
    '„{private}“ ist nicht zu kaufen: Das ist nur die Privatgesellschaft mit der niedrigsten Nummer',
  'refusal.private-no-bids': 'Auf „{private}“ kann jetzt nicht geboten werden',
  'refusal.bid-too-low': 'Das kleinste Gebot ist {amount}, höhere gehen in Schritten von {step}',
  'refusal.too-little-free-cash': 'Das kostet {amount}, und du hast {cash}, die in keinem Gebot liegen',

  'refusal.too-little-cash': 'Das kostet {amount}, und du hast {cash}',
  'refusal.not-founded': '{company} ist nicht gegründet: Zuerst muss ihre Direktoraktie gekauft werden',
  'refusal.already-founded': 'Die Direktoraktie der {company} ist schon verkauft',
  'refusal.no-par':
    '{company} kann nicht zu diesem Kurs beginnen: Wähle eines der farbigen Felder, die jetzt offen sind',
  'refusal.none-there': 'Ein solches Zertifikat der {company} ist {source} nicht zu haben',
  'refusal.source-closed': 'In dieser Runde ist {source} nichts zu kaufen',
  'refusal.no-sales-yet': 'In der ersten Aktienrunde wird nichts verkauft',
  'refusal.sold-this-round':
    'Du hast in dieser Aktienrunde Anteile der {company} verkauft und darfst erst in der nächsten wieder welche kaufen',
  'refusal.sold-this-turn': 'Du hast in diesem Spielzug schon Anteile der {company} verkauft',
  'refusal.nothing-to-sell': 'Du hast keine Anteile der {company}',
  'refusal.not-floated': '{company} ist nicht in Betrieb: Ihre Anteile sind nicht zu verkaufen',
  'refusal.pool-limit': 'Im Bank Pool dürfen höchstens {limit} der {company} liegen',
  'refusal.cannot-sell':
    '{percent} der {company} sind so nicht zu verkaufen: Die Zertifikate fehlen, oder niemand könnte den Direktorposten übernehmen',
  'refusal.certificate-limit': 'Dein Zertifikatslimit ist {limit}',
  'refusal.must-sell': 'Du hast {count} Zertifikate, und dein Limit ist {limit}: Du musst verkaufen',

  'refusal.lay-no-hex': 'Es gibt kein Feld {hex}',
  'refusal.lay-not-buildable': 'Auf {hex} wird nie ein Gleisplättchen gelegt',
  'refusal.lay-no-tile': 'Es gibt kein Gleisplättchen {tile}',
  'refusal.lay-none-left': 'Alle Gleisplättchen {tile} liegen auf dem Plan',
  'refusal.lay-colour':
    'Gleisplättchen {tile} ist {colour}: Diese Farbe ist in dieser Phase noch nicht verfügbar',
  'refusal.lay-not-in-play': 'Gleisplättchen {tile} wird nie als gewöhnliches Gleisplättchen gelegt',
  'refusal.lay-does-not-fit': 'Gleisplättchen {tile} passt so gedreht nicht auf {hex}',
  'refusal.lay-no-route': 'Das würde keine Route der Gesellschaft nach {hex} verlängern',
  'refusal.lay-used': 'Die Gesellschaft hat ihr Gleisplättchen in diesem Spielzug schon gelegt',
  'refusal.lay-home-first': 'Die Gesellschaft muss zuerst auf ihrem Heimatfeld {hex} bauen',
  'refusal.must-lay-home': 'Der Heimatbahnhof in {hex} hat kein Gleis: Dort muss gebaut werden',
  'refusal.lay-not-here': 'Diese Sonderfunktion gilt nicht für {hex}',
  'refusal.too-little-treasury': 'Hier zu bauen kostet {amount}, und das Betriebskapital ist {treasury}',

  'refusal.station-used': 'Die Gesellschaft hatte in diesem Spielzug schon Gelegenheit zu einem Bahnhof',
  'refusal.no-token': '{company} hat keinen Bahnhofsmarker mehr',
  'refusal.station-no-place': 'In {hex} ist für diesen Bahnhofsmarker kein Platz vorgesehen',
  'refusal.station-on-hex': 'Die Gesellschaft hat in {hex} schon einen Bahnhof',
  'refusal.station-full':
    'In {hex} ist jeder Bahnhofsplatz besetzt oder für eine andere Gesellschaft bestimmt',
  'refusal.station-no-route': 'Die Gesellschaft hat keine Route zu diesem Bahnhofsplatz in {hex}',
  'refusal.station-too-dear': 'Der Bahnhofsmarker kostet {amount}, und das Betriebskapital ist {treasury}',

  'refusal.route-malformed': 'Das sind keine Routen',
  'refusal.route-count': 'Es sind {routes} Routen für {trains} Züge; ein Zug, der steht, hat eine leere',
  'refusal.route-unknown-track': 'Dieses Gleis gibt es nicht: {piece}',
  'refusal.route-broken': 'Die Route für den {train} ist in {hex} unterbrochen',
  'refusal.route-no-end': 'Die Route für den {train} endet an keinem Halt: {hex}',
  'refusal.route-track-twice': 'Der {train} würde in {hex} dasselbe Gleis zweimal benutzen',
  'refusal.route-hex-twice': 'Der {train} würde zweimal durch {hex} fahren',
  'refusal.route-stop-twice': 'Der {train} würde zweimal in {hex} halten',
  'refusal.route-blocked':
    'Der {train} kommt nicht durch {hex}: Alle Bahnhofsplätze haben andere Gesellschaften',
  'refusal.route-shut':
    'Der {train} kann {hex} nicht anfahren: Der Bahnhof einer anderen Gesellschaft sperrt es',
  'refusal.route-passes-end': 'In {hex} endet jede Route: Der {train} kann von dort nicht weiterfahren',
  'refusal.route-too-short': 'Eine Route braucht wenigstens zwei verschiedene Einnahmefelder',
  'refusal.route-too-long': 'Die Route hat {length} Halte, die zählen, und der {train} darf {limit} haben',
  'refusal.route-no-station': 'Auf der Route für den {train} liegt kein Bahnhof der Gesellschaft',
  'refusal.route-exclusive': 'Eine Route darf {hex} oder {other} enthalten, nicht beide',
  'refusal.route-track-shared': 'Der {train} und der {other} würden in {hex} dasselbe Gleis benutzen',
  'refusal.route-train-idle':
    'Es müssen so viele Züge wie möglich fahren: {most} können es, nicht nur {running}',
  'refusal.route-wrong-end': 'Eine Route für {aTrain} kann nicht in {hex} enden',
  'refusal.route-wrong-start':
    'Eine Route für {aTrain} muss an einem der Orte beginnen, die für ihn bestimmt sind',
  'refusal.route-misses-goal': 'Eine Route für {aTrain} muss dorthin führen, wofür seine Ladung bestimmt ist',

  'refusal.train-not-on-sale': 'Dort ist jetzt kein {train} zu kaufen',
  'refusal.train-not-on-sale.minor': 'Kleine Brauereien dürfen keine Kärtchen dieses Typs kaufen',
  'refusal.train-not-on-sale.equipment': 'Dieses Kärtchen ist jetzt nicht zu kaufen',
  'refusal.train-not-owned': '{company} hat keinen {train}',
  'refusal.train-limit': 'Die Gesellschaft ist am Zuglimit von {limit}',
  'refusal.train-limit-after':
    'Dieser Kauf würde das Zuglimit auf {limit} senken, zu wenig für die Züge der Gesellschaft',
  'refusal.price-too-low': 'Der niedrigste Preis ist {amount}',
  'refusal.train-too-dear': 'Der Zug kostet {amount}, und das Betriebskapital ist {treasury}',
  'refusal.must-own-train': 'Die Gesellschaft muss am Ende ihres Spielzugs einen Zug besitzen',
  'refusal.no-forced-purchase': '{company} muss keinen Zug kaufen',
  'refusal.no-forced-purchase.equipment': '{company} muss keine Ausstattung kaufen',
  'refusal.treasury-suffices':
    'Das Betriebskapital der {company} von {treasury} reicht für einen Zug der Bank: kein Zwangskauf',
  'refusal.treasury-suffices.equipment':
    'Das Betriebskapital der {company} von {treasury} reicht für Ausstattung: kein Zwangskauf',
  'refusal.train-not-forced':
    'Kein Zwangskauf für einen {train}: Es geht nur der billigste neue Zug oder einer aus dem Bank Pool',
  'refusal.train-not-forced.equipment':
    'Kein Zwangskauf für dieses Kärtchen: Es geht nur das billigste der Auslage',
  'refusal.sale-ruins':
    'Jetzt {percent} der {company} zu verkaufen, wäre der Bankrott: Mit einem anderen Zertifikat zuerst ist der Zug noch zu bezahlen',
  'refusal.beyond-means': 'Ein {train} wäre der Bankrott: Zuerst kommt ein Zug, der noch bezahlt werden kann',
  'refusal.charter-first': 'Zuerst müssen die eigenen Zertifikate der Gesellschaft verkauft werden',
  'refusal.keeps-director':
    'Durch diesen Verkauf würde der Direktor der {company} wechseln, was bei einem Zwangskauf nicht sein darf',

  'refusal.buyer-alone': 'Für den Zug der {company} dürfen nur ihre eigenen Anteile verkauft werden',
  'refusal.buyer-alone.equipment':
    'Für die Ausstattung der {company} dürfen nur ihre eigenen Anteile verkauft werden',
  'refusal.more-than-needed': 'Mit {percent} der {company} würde mehr verkauft, als nötig ist',
  'refusal.no-credit': 'Es ist vereinbart, dass es keine Kredite gibt',
  'refusal.shares-first': 'Vor einem Kredit müssen alle verkäuflichen Anteile verkauft werden',
  'refusal.no-such-bid-space': '„{private}“ hat kein Bietfeld für {amount}',
  'refusal.bid-space-too-low': 'Für „{private}“ liegt schon ein Gebotsmarker auf {amount} oder höher',
  'refusal.share-limit': 'Du darfst höchstens {limit} der {company} besitzen',
  'refusal.nothing-to-hand-in':
    'In Zahlung geben lässt sich ein 10-%-Zertifikat der {company} gegen eines über mehrere Anteile',
  'refusal.no-such-exchange': 'Die Direktoraktie der {company} ist nicht so viel wert wie diese Zertifikate',

  'refusal.correction-nobody': 'Jemand muss mit einer Berichtigung einverstanden sein',
  'refusal.correction-unknown': 'So etwas gibt es nicht zu berichtigen: {what}',
  'refusal.correction-nothing': 'Nichts wäre anders',
  'refusal.correction-too-little': 'Da sind nur {amount}: {from}',
  'refusal.correction-none-left': 'Davon ist nichts mehr übrig: {what}',
  'refusal.correction-no-place': 'Auf {hex} kann dieser Marker nicht liegen',
  'refusal.correction-phase':
    'Das würde die Phase ändern: Ändert stattdessen die Aktion, mit der der Zug gekauft wurde',
  'refusal.correction-not-there': 'Auf {hex} kann das Plättchen {tile} nicht liegen',
  'refusal.correction-too-many': 'Zuglimit von {company} jetzt: {limit}',
  'refusal.correction-director': '{company} wäre ohne Direktor',
  'refusal.correction-floats':
    'Damit ginge {company} in Betrieb: Das geschieht nur durch den Kauf eines Zertifikats',
  'refusal.correction-home': 'Der Heimatbahnhof von {company} bleibt, wo er ist',
  'refusal.correction-breaks':
    'So kann das Spiel nicht sein: Etwas wäre zu viel oder fehlte, oder eine Grenze wäre überschritten',
  'refusal.correction-stuck': 'Von da an könnte niemand weiterspielen',
  'refusal.correction-undecided':
    'Das brächte durcheinander, was gerade entschieden wird: Entscheidet erst, oder nehmt es zurück',
};
