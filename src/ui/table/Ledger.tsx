import { useEffect, useRef } from 'preact/hooks';
import type { CompanyId } from '@/engine/game/ids';
import { number, t, tOf } from '@/i18n/table';
import type { CompanyFigures } from './figures/companies';
import { crowdClass, type PlayerFigures, playersOf } from './figures/players';
import { arranged, whenOf } from './ledger/arrange';
import { Belongings } from './ledger/Belongings';
import { Holding, None, PlayerHead } from './ledger/cells';
import { type Column, columnsFor } from './ledger/columns';
import { CompanyChip } from './parts/CompanyChip';
import { MoreBeside, useMoreBeside } from './parts/MoreBeside';
import { PlayerMark } from './parts/PlayerMark';
import { Sign } from './parts/Sign';
import { hasMoney, type Seat } from './seat';
import { useTightness } from './use-tightness';

interface LedgerProps {
  seat: Seat;
  onCompany: (company: CompanyId) => void;
}

/**
 * The whole game at a glance: who has what, and how each company stands. To be read: its lines are too close for
 * fingers, so a tap anywhere on it opens the company whose line is nearest, and one on what a company would run now
 * draws that run.
 */
export function Ledger({ seat, onCompany }: LedgerProps) {
  const { blocks, folded } = arranged(seat);
  const players = playersOf(seat);
  const element = useTapsOnLines(onCompany, (company) => seat.looking.toggle({ kind: 'run', company }));
  const all = columnsFor(seat, blocks.flat());
  const shape = `${players.length} ${blocks.map(({ length }) => length)} ${all.length}`;
  useTightness(element, part, () => shape, [seat.state]);
  useMoreBeside(element, shape);
  const { ledger } = seat.game;
  const Foot = ledger?.foot?.View;
  return (
    <div ref={element} class={`ledger ${blocks.length > 1 ? 'has-blocks' : ''} ${crowdClass(players)}`}>
      <div class="ledger-blocks">
        {blocks.map((companies, i) => (
          <Block
            key={i}
            seat={seat}
            players={players}
            companies={companies}
            columns={ledger ? columnsFor(seat, companies) : all}
            isFirst={i === 0}
            isLast={i === blocks.length - 1}
          />
        ))}
      </div>
      {folded.length > 0 && <Unfounded companies={folded} />}
      {Foot && <Foot seat={seat} />}
      <MoreBeside />
    </div>
  );
}

/** Blocks that find no room beside each other lie below each other. */
function hasColumnsOut(ledger: HTMLElement): boolean {
  const [first, ...others] = ledger.querySelectorAll<HTMLElement>('.ledger-blocks > table');
  if (!first) return false;
  return (
    first.offsetWidth > ledger.clientWidth + 1 || others.some(({ offsetTop }) => offsetTop > first.offsetTop)
  );
}

/** Short words first; then without treasuries, what is unsold, the Bank Pool. */
const part = { id: 'ledger', steps: 4, isTooWide: hasColumnsOut };

/** The view of companies has all of this in full size, and by keyboard: this is a short way for fingers. */
function useTapsOnLines(onCompany: (company: CompanyId) => void, onRun: (company: CompanyId) => void) {
  const element = useRef<HTMLDivElement>(null);
  const run = useRef(onRun);
  run.current = onRun;
  useEffect(() => {
    const host = element.current;
    const onTap = ({ target }: MouseEvent) => {
      const line = target instanceof Element && target.closest('[data-company]');
      const first = host?.querySelector('[data-company]');
      const company = (line || first)?.getAttribute('data-company');
      if (!company) return;
      const isRun = line && target.closest('td.is-run:not(:has(.none))');
      if (isRun) run.current(company);
      else onCompany(company);
    };
    host?.addEventListener('click', onTap);
    return () => host?.removeEventListener('click', onTap);
  }, [onCompany]);
  return element;
}

interface BlockProps {
  seat: Seat;
  players: readonly PlayerFigures[];
  companies: readonly CompanyFigures[];
  columns: readonly Column[];
  isFirst: boolean;
  isLast: boolean;
}

function Block({ seat, players, companies, columns, isFirst, isLast }: BlockProps) {
  const isRail = hasMoney(seat);
  const first = players.find(({ hasPriority }) => hasPriority);
  return (
    <table>
      <caption class="hidden-text">{t('table.ledger.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" class="ledger-order">
            {t(isRail ? 'table.ledger.order' : 'table.ledger.companies')}
            {isFirst && (
              <span class="ledger-limit">
                {t('table.ledger.heads')}
                {isRail && <span class="ledger-worth">{t('table.ledger.heads.worth')}</span>}
              </span>
            )}
            {first && !isFirst && <Priority seat={seat} player={first} />}
          </th>
          {isRail && (
            <th scope="col" class="figure">
              {t('table.ledger.price')}
            </th>
          )}
          {players.map((player) => (
            <th key={player.id} scope="col" class={`of-player ${player.acts ? 'is-acting' : ''}`}>
              <PlayerHead seat={seat} player={player} />
            </th>
          ))}
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" class={`about-company is-${id}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <Line key={company.id} seat={seat} players={players} company={company} columns={columns} />
        ))}
      </tbody>
      {isLast && <Belongings seat={seat} players={players} before={isRail ? 2 : 1} after={columns.length} />}
    </table>
  );
}

/** With two blocks the columns of players are too narrow to say who has it. */
function Priority({ seat, player: { id, name } }: { seat: Seat; player: PlayerFigures }) {
  return (
    <span class="ledger-first">
      <abbr class="priority" title={t('table.priority')}>
        {t('table.priority.short')}
      </abbr>{' '}
      <PlayerMark name={name} colour={seat.colourOf(id)} />
      <span class="hidden-text">{name}</span>
    </span>
  );
}

interface LineProps extends Omit<BlockProps, 'companies' | 'isFirst' | 'isLast'> {
  company: CompanyFigures;
}

function Line({ seat, players, company, columns }: LineProps) {
  const { id, price, standing } = company;
  const when = whenOf(seat, id);
  return (
    <tr
      data-company={id}
      class={`${when === 'acting' ? 'is-acting' : ''} ${standing === 'floated' ? '' : 'is-waiting'}`}
    >
      <th scope="row" class="ledger-order">
        <When when={when} />
        <CompanyChip company={company.def} />
      </th>
      {hasMoney(seat) && <td class="figure strong">{price === undefined ? <None /> : number(price)}</td>}
      {players.map((player) => (
        <td key={player.id} class={`of-player ${player.acts ? 'is-acting' : ''}`}>
          <Holding player={player} company={company} />
        </td>
      ))}
      {columns.map(({ id: column, of }) => (
        <td key={column} class={`about-company is-${column}`}>
          {of(company) ?? <None />}
        </td>
      ))}
    </tr>
  );
}

/** Has acted, acts now, or will. */
function When({ when }: { when: ReturnType<typeof whenOf> }) {
  return (
    <span class="ledger-when">
      {when !== 'later' && (
        <>
          <Sign kind={when} />
          <span class="hidden-text">{tOf('table.ledger.when', when)} </span>
        </>
      )}
    </span>
  );
}

/** Companies that nobody has founded share a line. */
function Unfounded({ companies }: { companies: readonly CompanyFigures[] }) {
  return (
    <p class="ledger-unfounded">
      <span>{t('table.ledger.unfounded')}</span>{' '}
      {companies.map((company) => (
        <span key={company.id} data-company={company.id}>
          <CompanyChip company={company.def} />
        </span>
      ))}
    </p>
  );
}

export function standingName({ standing }: CompanyFigures): string {
  return tOf('table.standing', standing);
}
