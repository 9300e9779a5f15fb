import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import type { HsbProps } from '../seats';
import { t } from '../words/brewing';

/** A brewery without equipment deals before its value falls, or not; its deals lie beside every stage. */
export function DealPanel(props: HsbProps) {
  const { company = '' } = props.options.actor;
  return (
    <>
      <Body {...props}>
        <p class="note">{t('do.hsb.deal', { company })}</p>
      </Body>
      <Foot {...props} quick={['skip']} />
    </>
  );
}
