import { useState } from 'preact/hooks';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { Fact } from '../../table/parts/Fact';
import { PlayerMark } from '../../table/parts/PlayerMark';
import { namesIn } from '../../turn/words';
import { CardText, cardName, standing } from './GoalCard';
import { Secret } from './Secret';
import type { RhinelandSeat } from './seats';
import { t, tOf } from './words';

/** Are cards with goals played with? */
export function hasCards({ state }: RhinelandSeat): boolean {
  return state.targets !== undefined || state.destinies !== undefined;
}

/** Target cards as they lie, and destiny cards, each for the eyes of its owner. */
export function Cards({ seat }: { seat: RhinelandSeat }) {
  const { targets, destinies } = seat.state;
  return (
    <div class="goal-view">
      {targets && (
        <section>
          <h3>{t('cards.targets')}</h3>
          <p class="note">{t('cards.targets.note')}</p>
          <ul class="goal-cards">
            {targets.map(({ target, owner, paid }) => (
              <li key={target} class={`goal-card ${paid ? 'is-paid' : ''}`}>
                <CardText seat={seat} card={target}>
                  <span class="goal-owner">
                    {owner !== null && <Owner seat={seat} player={owner} />}
                    <span class="goal-standing">{standing(owner, paid)}</span>
                  </span>
                </CardText>
              </li>
            ))}
          </ul>
        </section>
      )}
      {destinies && (
        <section>
          <h3>{t('cards.destinies')}</h3>
          {seat.state.over ? <Shown seat={seat} /> : <Hidden seat={seat} hands={destinies} />}
        </section>
      )}
    </div>
  );
}

function Owner({ seat, player }: { seat: RhinelandSeat; player: PlayerId }) {
  const name = seat.nameOf(player);
  return (
    <>
      <PlayerMark name={name} colour={seat.colourOf(player)} /> {name}
    </>
  );
}

/** Nobody sees more here than how many cards there are: who wants to see theirs is asked for behind the curtain. */
function Hidden({
  seat,
  hands,
}: {
  seat: RhinelandSeat;
  hands: Readonly<Record<PlayerId, readonly string[]>>;
}) {
  const [looking, look] = useState<PlayerId>();
  const isTwo = Object.values(hands).some(({ length }) => length > 1);
  // what was dropped must not turn up again in the past: there is a later moment than the one that is looked at
  const isPast = seat.ago(-1) !== undefined;
  return (
    <>
      <p class="note">{t(isTwo ? 'cards.destinies.two' : 'cards.destinies.one')}</p>
      {isPast && <p class="note">{t('cards.look.past')}</p>}
      <ul class="goal-lookers">
        {seat.state.seats.map((player) => {
          const words = hands[player]!.length > 1 ? 'cards.look' : 'cards.look.one';
          return (
            <li key={player}>
              <span class="goal-owner">
                <Owner seat={seat} player={player} />
              </span>
              <button
                type="button"
                class="button look"
                disabled={isPast}
                aria-label={t(`${words}.of`, { name: seat.nameOf(player) })}
                onClick={() => look(player)}
              >
                {t(words)}
              </button>
            </li>
          );
        })}
      </ul>
      {looking !== undefined && !isPast && (
        <Secret key={looking} seat={seat} player={looking} onClose={() => look(undefined)} />
      )}
    </>
  );
}

/** At the end: what everybody has kept, and what it brings. */
export function Shown({ seat }: { seat: RhinelandSeat }) {
  return (
    <>
      <p class="note">{t('cards.destinies.over')}</p>
      <ul class="goal-cards">
        {seat.view.scores(seat.state).flatMap(({ player, bonuses = [] }) =>
          bonuses.map(({ card, amount }) => (
            <li key={card} class={`goal-card ${amount > 0 ? 'is-paid' : 'is-missed'}`}>
              <CardText seat={seat} card={card}>
                <span class="goal-owner">
                  <Owner seat={seat} player={player} />
                  <span class="goal-standing">{t(amount > 0 ? 'cards.paid' : 'cards.missed')}</span>
                </span>
              </CardText>
            </li>
          )),
        )}
      </ul>
    </>
  );
}

/** The same with the final scores. */
export function EndCards({ seat }: { seat: RhinelandSeat }) {
  if (!seat.state.destinies) return null;
  return (
    <section class="goal-view" aria-label={t('cards.destinies')}>
      <h2>{t('cards.destinies')}</h2>
      <Shown seat={seat} />
    </section>
  );
}

/** With more players the ledger has no room beside their names. */
const mostWithNotes = 4;

/** The target card of a player, beside the name in the ledger. */
export function TargetNote({ seat, player }: { seat: RhinelandSeat; player: PlayerId }) {
  const held = seat.state.targets?.find(({ owner }) => owner === player);
  if (!held || seat.state.seats.length > mostWithNotes) return null;
  const words = `${cardName(seat, held.target)} (${standing(player, held.paid)}): ${tOf('goal', held.target)}`;
  return (
    <span class={`target-note ${held.paid ? 'is-paid' : ''}`} title={words}>
      <span aria-hidden="true">{held.target}</span>
      <span class="hidden-text">{words}</span>
    </span>
  );
}

/** The Rheingold token that a company has. */
export function TokenFact({ seat, company }: { seat: RhinelandSeat; company: CompanyId }) {
  const { trainToken } = seat.state;
  if (trainToken?.company !== company) return null;
  return <Fact term={t('token.fact')}>{namesIn(seat).hex(trainToken.hex)}</Fact>;
}
