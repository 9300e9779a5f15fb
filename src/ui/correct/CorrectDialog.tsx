import './correct.css';
import { useId, useState } from 'preact/hooks';
import type { Move } from '@/engine/game/move';
import { t, tOf } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import { TilePicture } from '../board/TilePicture';
import { Dialog } from '../table/parts/Dialog';
import { PlayerMark } from '../table/parts/PlayerMark';
import type { Seat } from '../table/seat';
import { EffectRows } from '../turn/EffectRows';
import { effectRows } from '../turn/effect-rows';
import { changesTo } from '../turn/effects';
import { whyWords } from '../turn/words';
import { type Field, fieldsOf, kindsOf, moveOf, type Values, valuesOf } from './forms';
import { placesChanged } from './seen';

/** What a table has agreed on is put right by a move of its own, seen before it is made. */
export function CorrectDialog({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const kinds = kindsOf(seat);
  const [kind, setKind] = useState(kinds[0]!);
  const [chosen, setChosen] = useState<Values>({});
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const values = valuesOf(seat, kind, chosen);
  const { players } = seat.state.setup;
  const move = moveOf(
    kind,
    values,
    players.map(({ id }) => id).filter((id) => agreed.includes(id)),
  );
  // what it would change can be seen before all have agreed
  const tried = seat.preview({ ...move, agreed: players.map(({ id }) => id) } as Move);
  const isAgreed = agreed.length === players.length;
  return (
    <Dialog title={t('correct.title')} onClose={onClose}>
      <p class="note">{t('correct.what')}</p>
      <div class="correct-form">
        <Choice
          field={{
            id: 'kind',
            label: t('correct.kind'),
            options: kinds.map((id) => ({ id, name: tOf('correct.kind', id) })),
          }}
          value={kind}
          onChange={(next) => {
            setKind(next as typeof kind);
            setChosen({});
          }}
        />
        {fieldsOf(seat, kind, values).map((field) => (
          <Choice
            key={field.id}
            field={field}
            value={values[field.id] ?? ''}
            onChange={(value) => setChosen({ ...values, [field.id]: value })}
          />
        ))}
      </div>
      {kind === 'tile' && <TileSeen seat={seat} values={values} />}
      {tried.ok ? (
        <dl class="effects correct-effects" aria-label={t('correct.effects')}>
          <EffectRows
            rows={[
              ...placesChanged(seat, kind, values),
              ...changesTo(seat, tried.state as TableState).flatMap((effect) => effectRows(seat, effect)),
            ]}
          />
        </dl>
      ) : (
        <p role="status">{whyWords(seat, tried.refusal)}</p>
      )}
      <fieldset class="correct-agreed">
        <legend>{t('correct.agreed')}</legend>
        {players.map(({ id, name }) => (
          <label key={id} class="correct-player">
            <input
              type="checkbox"
              checked={agreed.includes(id)}
              onChange={() =>
                setAgreed(agreed.includes(id) ? agreed.filter((each) => each !== id) : [...agreed, id])
              }
            />
            <PlayerMark name={name} colour={seat.colourOf(id)} /> {name}
          </label>
        ))}
      </fieldset>
      {!isAgreed && <p class="note">{t('correct.missing')}</p>}
      <p class="actions">
        <button
          type="button"
          class="button button-main"
          disabled={!isAgreed || !tried.ok}
          onClick={() => {
            onClose();
            seat.act(move);
          }}
        >
          {t('correct.do')}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t('correct.not')}
        </button>
      </p>
    </Dialog>
  );
}

/** The tile as it would lie there: its number alone tells nobody how it is turned. */
function TileSeen({ seat, values }: { seat: Seat; values: Values }) {
  const { layout, tiles } = seat.view.board;
  const tile = tiles[values.tile ?? ''];
  return tile ? (
    <p class="correct-tile" aria-hidden="true">
      <TilePicture layout={layout} tile={tile} turn={Number(values.turn)} />
    </p>
  ) : null;
}

interface ChoiceProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ field, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div class="correct-field">
      <label for={id}>{field.label}</label>
      {field.options ? (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {field.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
