import { useMemo, useState } from 'preact/hooks';
import { roundShort } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import type { TableState } from '@/titles/view';
import type { Seat } from '../seat';
import { type Series, seriesOf } from '../time/series';
import type { Story } from '../time/story';
import { Chart, type Curve } from './Chart';

const subjects = ['worth', 'prices'] as const;
type Subject = (typeof subjects)[number];

/** Worth of the players and prices of the companies, round by round. */
export function Charts({ seat, story }: { seat: Seat; story: Story<TableState> }) {
  const [subject, setSubject] = useState<Subject>('worth');
  const series = useMemo(() => seriesOf(seat.view, story.instants), [seat.view, story.instants]);
  const curves = subject === 'worth' ? worthCurves(seat, series) : priceCurves(seat, series);
  const rounds = series.rounds.map((round) => roundShort(round, seat.game.speech));
  return (
    <div class="charts">
      <fieldset class="plain-set chart-subjects" aria-label={t('table.view.charts')}>
        {subjects.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={subject === each}
            onClick={() => setSubject(each)}
          >
            {t(each === 'worth' ? 'table.charts.worth' : 'table.charts.prices')}
          </button>
        ))}
      </fieldset>
      {curves.length === 0 || rounds.length < 2 || story.unread !== undefined ? (
        <p class="note">{t(story.unread === undefined ? 'table.charts.empty' : 'table.reading')}</p>
      ) : (
        <Chart
          label={t(subject === 'worth' ? 'table.charts.worth' : 'table.charts.prices')}
          rounds={rounds}
          curves={curves}
        />
      )}
    </div>
  );
}

function worthCurves(seat: Seat, { worth }: Series): Curve[] {
  return worth.map(({ id, values }) => ({ name: seat.nameOf(id), colour: seat.colourOf(id), values }));
}

function priceCurves(seat: Seat, { prices }: Series): Curve[] {
  return prices.map(({ id, values }) => ({
    name: id,
    colour: seat.view.companies.find((company) => company.id === id)?.colour.fill ?? '',
    values,
  }));
}
