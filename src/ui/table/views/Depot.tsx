import { money, number, t, tCount, tOf } from '@/i18n/aside';
import { trainKind, trainName } from '@/i18n/sentences';
import { SourcesOf } from '../../box/entries';
import { type PhaseChange, phaseNow, phasesAhead, trainRows } from '../figures/depot';
import { phaseTitle } from '../names';
import { hasMoney, type Seat } from '../seat';

/** Parts of a box that trains are in. */
const sourced = ['trains', 'capex'];

/** Trains that are left and what they cost, and what each phase to come will change. */
export function Depot({ seat }: { seat: Seat }) {
  const isRail = hasMoney(seat);
  return (
    <div class="depot">
      <table class="depot-table">
        <caption class="hidden-text">{t('table.depot.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.depot.train')}</th>
            {isRail && (
              <th scope="col" class="figure">
                {t('table.depot.price')}
              </th>
            )}
            <th scope="col" class="figure">
              {t('table.depot.left')}
            </th>
            {isRail && (
              <th scope="col" class="figure">
                {t('table.depot.pool')}
              </th>
            )}
            <th scope="col" class="figure">
              {t('table.depot.running')}
            </th>
            <th scope="col">{t('table.depot.until')}</th>
          </tr>
        </thead>
        <tbody>
          {trainRows(seat).map(({ type, left, inPool, running, onSale, gone }) => (
            <tr key={type.id} class={`${onSale ? 'on-sale' : ''} ${gone ? 'is-gone' : ''}`}>
              <th scope="row">
                {trainName(type.id)}
                {onSale && <span class="badge">{t('table.depot.onSale')}</span>}
              </th>
              {isRail && <td class="figure">{type.kept ? '–' : money(type.price)}</td>}
              <td class="figure">
                {type.kept ? (
                  '–'
                ) : (
                  <>
                    {number(left)}
                    <span class="limit">/{number(type.count)}</span>
                  </>
                )}
              </td>
              {isRail && <td class="figure">{number(inPool)}</td>}
              <td class="figure">{number(running)}</td>
              <td>{untilWhen(type.obsoleteOn, gone, isRail)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourcesOf seat={seat} sections={sourced} />
      <Ahead seat={seat} />
    </div>
  );
}

/** The present phase, and what each phase to come will change. */
export function Ahead({ seat }: { seat: Seat }) {
  const isRail = hasMoney(seat);
  const now = phaseNow(seat);
  const ahead = phasesAhead(seat);
  return (
    <>
      <h3>
        <span class={`phase-chip on-${now.colour}`}>{phaseTitle(now)}</span>
      </h3>
      {isRail && (
        <p class="note">
          {tCount('table.depot.limit', now.trainLimit)}
          {seat.view.sets ? '' : `, ${tCount('table.depot.rounds', now.operatingRounds)}`}.
        </p>
      )}
      {ahead.length === 0 ? (
        <p class="note">{t('table.depot.lastPhase')}</p>
      ) : (
        <ol class="phases-ahead" aria-label={t('table.depot.ahead')}>
          {ahead.map((change) => (
            <li key={change.phase.id}>
              <b>{t('table.depot.first', { train: trainKind(change.phase.on) })}</b>{' '}
              <span class={`phase-chip on-${change.phase.colour}`}>{tOf('colour', change.phase.colour)}</span>
              <ul>
                {changesOf(seat, change).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Where trains are never scrapped, they only grow old. */
function untilWhen(obsoleteOn: string | undefined, gone: boolean, isRail: boolean): string {
  if (gone) return t('table.depot.gone');
  if (obsoleteOn && !isRail) return t('table.depot.agesOn', { train: trainKind(obsoleteOn) });
  return obsoleteOn ? t('table.depot.firstOf', { train: trainKind(obsoleteOn) }) : t('table.depot.permanent');
}

/** What the first train of a phase changes, in short lines. */
function changesOf(seat: Seat, { phase, now, scraps }: PhaseChange): string[] {
  const { game } = seat;
  const tiles =
    phase.colour === now.colour
      ? []
      : [t('table.depot.tiles', { colour: tOf('colour', phase.colour).toLowerCase() })];
  if (!hasMoney(seat)) {
    const aged = scraps.map(({ type, count }) =>
      t('table.depot.ages', { train: trainKind(type), count: number(count) }),
    );
    return [...aged, ...tiles];
  }
  return [
    ...scraps.map(
      ({ type, count }) =>
        game.obsolete?.(type, count) ??
        t('table.depot.scraps', { train: trainKind(type), count: number(count) }),
    ),
    ...(phase.trainLimit === now.trainLimit ? [] : [tCount('table.depot.limit', phase.trainLimit)]),
    ...(phase.operatingRounds === now.operatingRounds
      ? []
      : [tCount('table.depot.rounds', phase.operatingRounds)]),
    ...tiles,
    ...(phase.closePrivates && !game.privatesStay ? [t('table.depot.privatesClose')] : []),
    ...(game.phaseChange?.(phase, now) ?? []),
  ];
}
