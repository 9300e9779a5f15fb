import type { PrivateId } from '@/engine/game/ids';
import { citation } from '@/i18n/sentences';
import { language } from '@/i18n/table';
import { Later } from '../../shell/Later';
import type { Seat } from '../../table/seat';

/** What a private company can do, in a sentence or two. */
export function PowerHelp({ seat, id }: { seat: Seat; id: PrivateId }) {
  const { glossary: load } = seat.game;
  if (!load) return null;
  return (
    <Later load={load}>
      {(glossary) => {
        const terms = glossary(language.value, seat.state.setup);
        const help = terms.find((term) => term.id === `private-${id}`);
        return (
          help && (
            <p class="power-help">
              {help.text} <span class="note">{citation(seat.title.book, help.section)}</span>
            </p>
          )
        );
      }}
    </Later>
  );
}
