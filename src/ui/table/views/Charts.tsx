import { useMemo, useState } from 'preact/hooks';
import { t, tOf } from '@/i18n/aside';
import { roundShort } from '@/i18n/sentences';
import type { TableState } from '@/titles/view';
import { hasMoney, type Seat } from '../seat';
import { type Series, seriesOf } from '../time/series';
import type { Story } from '../time/story';
import { Chart, type Curve } from './Chart';

/** What there is to see: of a game with a market, and of one with nothing but dividends. */
const subjects = {
  money: ['worth', 'prices'],
  dividends: ['dividends', 'revenues'],
} as const;
type Subject = (typeof subjects)[keyof typeof subjects][number];

/** Worth of the players and prices of the companies, round by round; without prices what was paid and run. */
export function Charts({ seat, story }: { seat: Seat; story: Story<TableState> }) {
  const offered: readonly Subject[] = subjects[hasMoney(seat) ? 'money' : 'dividends'];
  const [subject, setSubject] = useState<Subject>(offered[0]!);
  const series = useMemo(() => seriesOf(seat.view, story.instants), [seat.view, story.instants]);
  const curves = curvesOf(seat, series, subject);
  const rounds = series.rounds.map((round) => roundShort(round, seat.game.speech));
  return (
    <div class="charts">
      <fieldset class="plain-set chart-subjects" aria-label={t('table.view.charts')}>
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={subject === each}
            onClick={() => setSubject(each)}
          >
            {tOf('table.charts', each)}
          </button>
        ))}
      </fieldset>
      {curves.length === 0 || rounds.length < 2 || story.unread !== undefined ? (
        <p class="note">{t(story.unread === undefined ? 'table.charts.empty' : 'table.reading')}</p>
      ) : (
        <Chart label={tOf('table.charts', subject)} rounds={rounds} curves={curves} />
      )}
    </div>
  );
}

function curvesOf(seat: Seat, series: Series, subject: Subject): Curve[] {
  if (subject === 'worth' || subject === 'dividends') return playerCurves(seat, series.worth);
  return companyCurves(seat, series[subject]);
}

function playerCurves(seat: Seat, lines: Series['worth']): Curve[] {
  return lines.map(({ id, values }) => ({ name: seat.nameOf(id), colour: seat.colourOf(id), values }));
}

function companyCurves(seat: Seat, lines: Series['prices']): Curve[] {
  return lines.map(({ id, values }) => ({
    name: id,
    colour: seat.view.companies.find((company) => company.id === id)?.colour.fill ?? '',
    values,
  }));
}
