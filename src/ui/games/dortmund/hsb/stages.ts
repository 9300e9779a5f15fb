import { dividendScene } from '../../../turn/panels/DividendPanel';
import { TrainsPanel } from '../../../turn/panels/TrainsPanel';
import { BeerPanel } from '../BeerPanel';
import { ExchangePanel } from '../ExchangePanel';
import { LinkPanel, linkScene } from '../LinkPanel';
import { stationStep } from '../StationStep';
import { KeepPanel } from '../variants/KeepPanel';
import { BrewPanel } from './BrewPanel';
import { DealPanel } from './DealPanel';
import { DiscardEquipmentPanel, FloatSalePanel, OrderPlacePanel, PickCardPanel } from './decisions';
import { EquipmentPanel } from './EquipmentPanel';
import { AgreeLoadPanel, agreeLoadScene, LoadPanel, loadScene } from './LoadPanel';

export const stages = {
  'keep-train': { Panel: KeepPanel },
  exchange: { Panel: ExchangePanel },
  'first-train': { Panel: TrainsPanel },
  station: stationStep,
  link: { Panel: LinkPanel, scene: linkScene },
  beer: { Panel: BeerPanel, scene: dividendScene },
  brew: { Panel: BrewPanel },
  load: { Panel: LoadPanel, scene: loadScene },
  'brew-rest': { Panel: BrewPanel },
  deal: { Panel: DealPanel },
  equipment: { Panel: EquipmentPanel },
  'agree-load': { Panel: AgreeLoadPanel, scene: agreeLoadScene },
  'discard-equipment': { Panel: DiscardEquipmentPanel },
  'float-sale': { Panel: FloatSalePanel },
  'order-place': { Panel: OrderPlacePanel },
  'pick-card': { Panel: PickCardPanel },
};
