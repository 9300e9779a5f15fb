import {
  AdvertisePanel,
  AgreeMarkerPanel,
  FirstMarkerPanel,
  MarketingPanel,
  ReturnPanel,
  TakeEventPanel,
} from './decisions';
import { EarningsPanel, ShiftPanel } from './moments';
import { SupplyPanel } from './SupplyPanel';

export const stages = {
  brew: { Panel: SupplyPanel },
  'brew-rest': { Panel: SupplyPanel },
  shift: { Panel: ShiftPanel },
  earnings: { Panel: EarningsPanel },
  event: { Panel: TakeEventPanel },
  'first-marker': { Panel: FirstMarkerPanel },
  'agree-marker': { Panel: AgreeMarkerPanel },
  'return-marker': { Panel: ReturnPanel },
  'return-event': { Panel: ReturnPanel },
  advertise: { Panel: AdvertisePanel },
  marketing: { Panel: MarketingPanel },
};
