import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { GiveUp } from '../../turn/free/GiveUp';
import { Display, Stack } from '../../turn/free/Stacks';
import { movesOf } from '../../turn/moves';
import { Part } from '../../turn/Part';
import type { IntProps } from './seats';
import { t } from './words';

/** A certificate from the display; at the limit another one goes first, or one of the display itself. */
export function TakePanel(props: IntProps) {
  const buried = movesOf(props, 'bury');
  return (
    <>
      <Body {...props}>
        <GiveUp {...props} />
        {movesOf(props, 'take').length > 0 && <Display {...props} />}
        {buried.length > 0 && (
          <Part title={t('do.bury')}>
            <ul class="stacks">
              {buried.map((move) => (
                <Stack key={move.company} {...props} company={move.company} move={move}>
                  {(top) => top.director && <span class="note">{t('do.stack.neverFounded')}</span>}
                </Stack>
              ))}
            </ul>
          </Part>
        )}
      </Body>
      <Foot {...props} />
    </>
  );
}
