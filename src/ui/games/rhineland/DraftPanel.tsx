import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { PlayerToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { CardText } from './GoalCard';
import type { RhinelandProps } from './seats';
import { t } from './words';

/** Target cards lie open: each player takes one, and with its number a seat. */
export function DraftPanel(props: RhinelandProps) {
  const { seat } = props;
  const { targets = [], setup } = seat.state;
  return (
    <>
      <Body {...props}>
        <p class="note">{t(setup.seating === 'entered' ? 'cards.seats.entered' : 'cards.seats')}</p>
        <ul class="goal-cards">
          {targets.map(({ target, owner }) => (
            <li key={target}>
              {owner === null ? (
                <MoveButton {...props} class="goal-card" move={{ type: 'take-target', target }}>
                  <CardText seat={seat} card={target} />
                </MoveButton>
              ) : (
                <div class="goal-card is-taken">
                  <CardText seat={seat} card={target}>
                    <span class="goal-owner">
                      <PlayerToken seat={seat} player={owner} /> {seat.nameOf(owner)}
                    </span>
                  </CardText>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
