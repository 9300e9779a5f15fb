import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import type { RuhrProps } from '../seats';
import { t } from '../words';

/** A Montan corporation without income deals before its value falls, or not; its deals lie beside every step. */
export function DealPanel(props: RuhrProps) {
  const { company = '' } = props.options.actor;
  return (
    <>
      <Body {...props}>
        <p class="note">{t('ru.deal', { company })}</p>
      </Body>
      <Foot {...props} quick={['skip']} />
    </>
  );
}
