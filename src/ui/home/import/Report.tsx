import { number, t, tCount, tOf } from '@/i18n/aside';
import { importSentence } from '@/i18n/sentences/saving';
import type { Imported, Reason } from '@/storage/savefile';
import { shelf } from '@/table';
import { boxProblemSentence } from '../../agreed/box-problem';
import { badOptionsSentence } from '../../agreed/names';
import { titleName } from '../../games/covers';
import { linkTo } from '../../shell/router';
import { Dialog } from '../../table/parts/Dialog';
import type { Outcome } from './importing';

/** What became of the file as a whole, and of each game in it. */
export function Report({ report, onClose }: { report: Outcome; onClose: () => void }) {
  return (
    <Dialog title={t('import.title')} onClose={onClose}>
      {'code' in report ? (
        <p role="alert">{reasonOf(report)}</p>
      ) : (
        <>
          {report.length > 1 && <p role="status">{summaryOf(report)}</p>}
          <ul class="import-report">
            {report.map((game, i) => (
              <li key={i}>
                {whichGame(game)}
                <b>{game.name || t('import.nameless')}</b> {outcomeOf(game)}{' '}
                {(game.kind === 'imported' || game.kind === 'same') && (
                  <a href={linkTo('table', game.id)} onClick={onClose}>
                    {t('import.show')}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** `18Rhl: `, for the same friends play many games. */
function whichGame(game: Imported): string {
  const row = 'id' in game ? shelf.games.value?.find(({ id }) => id === game.id) : undefined;
  return row ? `${titleName(row.title)}: ` : '';
}

const summaries = {
  imported: (count: number) => tCount('import.summary.imported', count),
  same: (count: number) => tCount('import.summary.same', count),
  cancelled: (count: number) => tCount('import.summary.cancelled', count),
  refused: (count: number) => tCount('import.summary.refused', count),
} as const;

/** `12 games are new on this device. One was here already.` */
function summaryOf(report: readonly Imported[]): string {
  const counted = Object.entries(summaries).flatMap(([kind, sentence]) => {
    const count = report.filter((game) => game.kind === kind).length;
    return count > 0 ? [sentence(count)] : [];
  });
  return counted.join(' ');
}

function outcomeOf(game: Imported): string {
  if (game.kind === 'refused') return reasonOf(game.reason);
  if (game.kind === 'imported' && game.readOnlyFrom !== undefined) {
    return t('import.readOnly', { move: number(game.readOnlyFrom) });
  }
  return tOf('import.outcome', game.kind);
}

export function reasonOf(reason: Reason): string {
  const sentence = `${importSentence(reason)}.`;
  if (reason.code === 'bad-box') return `${sentence} ${boxProblemSentence(reason.params)}`;
  return reason.code === 'bad-options' ? `${sentence} ${badOptionsSentence(reason.params)}` : sentence;
}
