import '../styles/games.css';
import '../styles/boxes.css';
import '../styles/new-game.css';
import { useEffect, useState } from 'preact/hooks';
import { agreement, asInTheBook, type Wishes } from '@/engine/game/agreeing';
import type { Seating } from '@/engine/game/state';
import { t, tOf } from '@/i18n/aside';
import { storageSentence } from '@/i18n/sentences/saving';
import { memoryOnly, setupProblem, shelf, table } from '@/table';
import { titles } from '@/titles/registry';
import { agreeingOf } from '../agreed/agreeing';
import { Missing } from '../shell/Missing';
import { Page } from '../shell/Page';
import { linkTo } from '../shell/router';
import { playerColours } from '../table/colours';
import { failureSentence } from '../table/failure';
import { Agree } from './Agree';
import { HouseRules } from './HouseRules';
import { keepNames, keptNames } from './names';
import { OwnBox, useOwnBox } from './OwnBox';
import type { Entry } from './PlayerRow';
import { Players } from './Players';
import { ChosenTitle, TitleChoice } from './TitleChoice';

/**
 * Title, players, what they agree on, and a start button that says what is missing. A box that was taken on the first
 * screen is chosen already.
 */
export function NewGame({ taken }: { taken: string | undefined }) {
  const isKnown = taken === undefined || titles.some(({ id }) => id === taken);
  return isKnown ? <Beginning taken={taken} /> : <Missing path={['new', taken]} />;
}

function Beginning({ taken }: { taken: string | undefined }) {
  const [titleId, setTitleId] = useState(taken ?? titles[0]!.id);
  const title = titles.find(({ id }) => id === titleId) ?? titles[0]!;
  const [players, setPlayers] = useState<readonly Entry[]>(() => firstPlayers(title.players.min));
  const [seating, setSeating] = useState<Seating>('dealt');
  const [wishesOf, setWishes] = useState<Readonly<Record<string, Wishes>>>({});
  const [house, setHouse] = useState('');
  const [isWithBox, setWithBox] = useState(true);
  const own = useOwnBox(title);
  const wishes = wishesOf[title.id] ?? asInTheBook;
  const agreeing = agreeingOf(title.id);
  const seats = players.map(({ name }, i) => ({ id: `p${i + 1}`, name }));
  const problem = setupProblem(
    players.map(({ name }) => name),
    title.players,
  );
  // whether a game can be kept is said before it is begun
  useEffect(() => {
    void shelf.refresh();
  }, []);
  const status = table.status.value;
  const failure = status.kind === 'failed' ? status.why : undefined;
  const start = async () => {
    keepNames(
      () => window.localStorage,
      players.map(({ name }) => name.trim()),
    );
    await table.start({
      title: title.id,
      players: players.map(({ name, colour }) => ({ name, colour })),
      seating: title.keepsSeats ? 'dealt' : seating,
      house,
      ...(own && isWithBox && !own.problem && { box: own.values }),
      ...(agreeing && agreement(agreeing.defs, wishes, seats)),
    });
    const { value } = table.status;
    if (value.kind === 'open') window.location.hash = linkTo('table', value.id);
  };
  return (
    <Page title={t('new.title')}>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem && status.kind !== 'loading') void start();
        }}
      >
        {memoryOnly.value && (
          <p class="notice is-bad" role="status">
            {t('games.trouble')} {storageSentence(memoryOnly.value)}.
          </p>
        )}
        {taken === undefined ? (
          <TitleChoice chosen={title} onChoose={setTitleId} />
        ) : (
          <ChosenTitle title={title} />
        )}
        <Players
          players={players}
          limits={title.players}
          seating={seating}
          keepsSeats={title.keepsSeats ?? false}
          onChange={setPlayers}
          onSeating={setSeating}
        />
        {agreeing && (
          <Agree
            key={title.id}
            agreeing={agreeing}
            wishes={wishes}
            players={seats}
            onChange={(wanted) => setWishes({ ...wishesOf, [title.id]: wanted })}
          />
        )}
        <OwnBox title={title} own={own} isWith={isWithBox} onWith={setWithBox} />
        <HouseRules rules={house} onChange={setHouse} />
        {failure && (
          <p class="notice is-bad" role="alert">
            {failureSentence(failure)}
          </p>
        )}
        <div class="new-start">
          <button
            type="submit"
            class="button button-main"
            aria-describedby="new-missing"
            disabled={problem !== undefined || status.kind === 'loading'}
          >
            {t('new.start')}
          </button>
          <p id="new-missing" class="note" aria-live="polite">
            {problem ? tOf('new.missing', problem.code, problem.params) : t('new.ready')}
          </p>
        </div>
      </form>
    </Page>
  );
}

/** Those who played last, as far as there are places, each with a colour of their own. */
function firstPlayers(least: number): Entry[] {
  const names = keptNames(() => window.localStorage);
  return Array.from({ length: Math.max(least, Math.min(names.length, playerColours.length)) }, (_, i) => ({
    key: i,
    name: names[i] ?? '',
    colour: playerColours[i]!,
  }));
}
