import '../styles/games.css';
import { useEffect, useState } from 'preact/hooks';
import { importSentence } from '@/i18n/sentences/saving';
import { number, t, tOf } from '@/i18n/table';
import { incoming } from '@/pwa';
import type { Answer, Conflict, Imported, Reason } from '@/storage/savefile';
import { shelf } from '@/table';
import { linkTo } from '../shell/router';
import { Dialog } from '../table/parts/Dialog';

type Report = readonly Imported[] | Reason;

interface Asked extends Conflict {
  answer(answer: Answer): void;
}

/** Reads a text that may be a save file, and says what became of each game in it. */
export function Import({ text }: { text: string }) {
  const [report, setReport] = useState<Report>();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const ask = (conflict: Conflict) =>
      new Promise<Answer>((resolve) => {
        setAsked({
          ...conflict,
          answer(answer) {
            setAsked(undefined);
            resolve(answer);
          },
        });
      });
    void importText(text, ask).then(setReport);
  }, [text]);
  if (asked) return <Question asked={asked} />;
  if (!report) return null;
  return (
    <ReportDialog
      report={report}
      onClose={() => {
        setReport(undefined);
        incoming.done();
      }}
    />
  );
}

async function importText(text: string, ask: (conflict: Conflict) => Promise<Answer>): Promise<Report> {
  const read = await shelf.read(text);
  return read.ok ? shelf.import(read, ask) : read.reason;
}

function Question({ asked }: { asked: Asked }) {
  const { here, file, shared } = asked.moves;
  return (
    <Dialog title={t('import.conflict', { name: asked.name })} onClose={() => asked.answer('cancel')}>
      <p>{t('import.conflict.what', { here: number(here), file: number(file), shared: number(shared) })}</p>
      <p class="actions">
        <button type="button" class="button button-main" onClick={() => asked.answer('both')}>
          {t('import.both')}
        </button>
        <button type="button" class="button" onClick={() => asked.answer('replace')}>
          {t('import.replace')}
        </button>
        <button type="button" class="button" onClick={() => asked.answer('cancel')}>
          {t('import.cancel')}
        </button>
      </p>
    </Dialog>
  );
}

function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  return (
    <Dialog title={t('import.title')} onClose={onClose}>
      {'code' in report ? (
        <p role="alert">{reasonOf(report)}</p>
      ) : (
        <ul class="import-report">
          {report.map((game, i) => (
            <li key={i}>
              <b>{game.name || t('import.nameless')}</b> {outcomeOf(game)}{' '}
              {(game.kind === 'imported' || game.kind === 'same') && (
                <a href={linkTo('table', game.id)} onClick={onClose}>
                  {t('import.show')}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function outcomeOf(game: Imported): string {
  if (game.kind === 'refused') return reasonOf(game.reason);
  if (game.kind === 'imported' && game.readOnlyFrom !== undefined) {
    return t('import.readOnly', { move: number(game.readOnlyFrom) });
  }
  return tOf('import.outcome', game.kind);
}

function reasonOf(reason: Reason): string {
  return `${importSentence(reason)}.`;
}
