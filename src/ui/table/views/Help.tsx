import { useState } from 'preact/hooks';
import { language, t } from '@/i18n/aside';
import { citation } from '@/i18n/sentences';
import type { Glossary } from '../../games/parts';
import { Later } from '../../shell/Later';
import { asWritten } from '../../shell/unbroken';
import type { Seat } from '../seat';

/** How the table works, and what the words of the game mean. */
export function Help({ seat }: { seat: Seat }) {
  const { Pictures } = seat.game;
  return (
    <div class="help">
      <h3>{t('table.help.how')}</h3>
      <ul class="help-how">
        <li>{t('table.help.act')}</li>
        <li>{t('table.help.undo')}</li>
        <li>{t('table.help.look')}</li>
        <li>{t('table.help.hex')}</li>
        <li>{t('table.help.time')}</li>
      </ul>
      {Pictures && <Pictures />}
      {seat.game.glossary && <Terms seat={seat} load={seat.game.glossary} />}
    </div>
  );
}

/** What can be searched for. */
function Terms({ seat, load }: { seat: Seat; load: () => Promise<Glossary> }) {
  const [wanted, setWanted] = useState('');
  return (
    <>
      <h3>{t('table.help.terms')}</h3>
      <input
        type="search"
        class="text-field"
        aria-label={t('table.help.search')}
        placeholder={t('table.help.search')}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <Later load={load}>
        {(glossary) => {
          const all = glossary(language.value, seat.state.setup);
          const found = all.filter(({ term, text }) => holds(`${term} ${text}`, wanted));
          if (found.length === 0) return <p class="note">{t('table.help.none')}</p>;
          return (
            <dl class="terms">
              {found.map(({ id, term, text, section }) => (
                <div key={id}>
                  <dt>{term}</dt>
                  <dd>
                    {text} <span class="note">{citation(seat.title.book, section)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          );
        }}
      </Later>
    </>
  );
}

function holds(text: string, wanted: string): boolean {
  return text.toLocaleLowerCase().includes(asWritten(wanted).trim().toLocaleLowerCase());
}
