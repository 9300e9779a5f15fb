import { type Field, fieldsOf } from '@/engine/game/box/sheet';
import { list, number, t, tOf } from '@/i18n/box';
import type { Seat } from '../table/seat';
import { fullName, sectionOf } from './names';

/** Under cards: which of their values are reconstructed, and which the owner of the box has corrected. */
export function CardSources({ seat, sections }: { seat: Seat; sections: readonly string[] }) {
  const { sheet } = seat.title;
  const fields = sheet ? fieldsOf(sheet).filter((field) => sections.includes(sectionOf(field))) : [];
  const { box = {} } = seat.state.setup;
  const own = fields.filter(({ place }) => Object.hasOwn(box, place));
  const guessed = fields.filter(({ src, place }) => src === 'G' && !Object.hasOwn(box, place));
  const kinds = [...new Set(guessed.map(({ rule }) => tOf('box.kind', rule.kind)))];
  return (
    <>
      {own.length > 0 && (
        <p class="note">
          {t('box.cards.own', { what: list(own.map((field) => ownName(field, box[field.place]!))) })}
        </p>
      )}
      {kinds.length > 0 && <p class="note">{t('box.cards.guessed', { what: list(kinds) })}</p>}
    </>
  );
}

function ownName(field: Field, value: number): string {
  return `${fullName(field)} ${number(value)} (${t('box.was', { value: number(field.value) })})`;
}
