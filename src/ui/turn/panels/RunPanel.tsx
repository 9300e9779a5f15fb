import type { HexId } from '@/engine/game/ids';
import type { RouteReport, Train } from '@/engine/routes/types';
import type { RunMove } from '@/engine/steps/run';
import { trainName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { Says } from '../MoveButton';
import { placeName } from '../names';
import { Part } from '../Part';
import type { PanelProps } from '../props';
import type { Drawing } from '../selection';
import { RouteRow } from './RouteRow';
import { atRest, beginDrawing, tapped } from './route-taps';
import { bestKnown, type Routes, reportOf, runInputOf } from './run-drawing';

/** The best run at once, with its working; each route can be redrawn by tapping stops. */
export function RunPanel(props: PanelProps<Seat, RunMove>) {
  const { seat, options, selection } = props;
  const { company } = options.actor;
  if (!company) return null;
  const { drawing } = selection.in(seat.state);
  const best = bestKnown(props);
  const routes = drawing?.routes ?? best.routes;
  const input = runInputOf(seat, company);
  const report = reportOf(input, routes);
  const move = { type: 'run' as const, routes: routes.map((pieces) => [...pieces]) };
  const refusal = drawing && seat.whyNot(move);
  return (
    <>
      <Body {...props}>
        <Part title={t('turn.run.total', { total: money(report.total) })} note={verdict(best, report.total)}>
          <ul class="routes">
            {input.trains.map((train, i) => (
              <TrainRoute
                key={i}
                {...props}
                index={i}
                train={train}
                route={report.routes.find(({ pieces }) => isSameRoute(pieces, routes[i]))}
                routes={routes}
                drawing={drawing}
              />
            ))}
          </ul>
          {drawing?.train !== undefined && <DrawingHelp {...props} drawing={drawing} routes={routes} />}
        </Part>
      </Body>
      <Foot
        {...props}
        usual={move}
        withoutEffects
        confirmLabel={t('turn.run.confirm', { total: money(report.total) })}
        {...(refusal && { refusal })}
      />
    </>
  );
}

function isSameRoute(a: readonly string[], b: readonly string[] | undefined): boolean {
  return b !== undefined && b.length > 0 && a.length === b.length && a.every((piece) => b.includes(piece));
}

/** How good the shown run is. */
function verdict(best: ReturnType<typeof bestKnown>, total: number): string {
  if (best.searching) return t('turn.searching');
  if (total < best.total) return t('turn.run.less', { amount: money(best.total - total) });
  return best.proven ? t('turn.run.best') : t('turn.run.good');
}

interface TrainRouteProps extends PanelProps<Seat, RunMove> {
  index: number;
  train: Train;
  route: RouteReport | undefined;
  routes: Routes;
  drawing: Drawing | undefined;
}

/** One train with its route, and a way to draw another. */
function TrainRoute({ seat, options, selection, index, train, route, routes, drawing }: TrainRouteProps) {
  const isDrawn = drawing?.train === index;
  return (
    <RouteRow seat={seat} index={index} type={train.id} route={route} rests={train.profile.mayIdle === true}>
      <button
        type="button"
        class="button"
        aria-pressed={isDrawn}
        onClick={() => {
          const { train: _, ...rest } = drawing ?? { routes, via: [] };
          selection.pick(seat.state, {
            drawing: isDrawn
              ? { ...rest, via: [] }
              : beginDrawing(runInputOf(seat, options.actor.company ?? ''), routes, index),
          });
        }}
      >
        <Says text={`${trainName(train.id)}:`} />
        {isDrawn ? t('turn.run.drawn') : t('turn.run.redraw')}
      </button>
    </RouteRow>
  );
}

/** Stops in words, beside tapping them on the board. */
function DrawingHelp({
  seat,
  options,
  selection,
  drawing,
}: PanelProps<Seat, RunMove> & { drawing: Drawing; routes: Routes }) {
  const input = runInputOf(seat, options.actor.company ?? '');
  const hexes = [...input.graph.stopsOf.keys()].filter((hex) =>
    input.graph.stopsOf.get(hex)!.some((stop) => stop.pieces.length > 0),
  );
  const tap = (hex: HexId) => selection.pick(seat.state, { drawing: tapped(input, drawing, hex) });
  return (
    <div class="drawing">
      <p>{t('turn.run.help')}</p>
      {drawing.train !== undefined && input.trains[drawing.train]?.profile.mayIdle && (
        <button
          type="button"
          class="button"
          onClick={() => selection.pick(seat.state, { drawing: atRest(drawing) })}
        >
          {t('turn.run.rest')}
        </button>
      )}
      {drawing.failed && (
        <p class="why" role="alert">
          {t('turn.run.none')}
        </p>
      )}
      <details>
        <summary>{t('turn.run.stops')}</summary>
        <ul class="places">
          {hexes.map((hex) => (
            <li key={hex}>
              <button
                type="button"
                class="move place"
                aria-pressed={drawing.via.includes(hex)}
                onClick={() => tap(hex)}
              >
                {placeName(seat, hex)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
