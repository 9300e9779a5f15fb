import { useId } from 'preact/hooks';
import { type Agreement, barredValue, type Wishes } from '@/engine/game/agreeing';
import type { Json } from '@/engine/game/json';
import type { FlagOption, NumberOption, OneOption, OptionProblem, SomeOption } from '@/engine/game/options';
import type { Setup } from '@/engine/game/state';
import { number, t } from '@/i18n/aside';
import type { Agreeing } from '../agreed/agreeing';
import { barredSentence, optionName, valueName } from '../agreed/names';
import { said } from '../games/covers';
import { withLots, withValue } from './options';

/** What the players talk about: what can be, what they would like, and what is agreed of it. */
export interface Talk {
  readonly agreeing: Agreeing;
  readonly agreed: Agreement;
  readonly wishes: Wishes;
  readonly players: Setup['players'];
  /** Options that are shown beneath others. */
  readonly beneath: Readonly<Record<string, readonly string[]>>;
  onChange(wishes: Wishes): void;
}

interface RowProps<O> {
  id: string;
  def: O;
  talk: Talk;
}

export function OptionRow({ id, talk }: { id: string; talk: Talk }) {
  const def = talk.agreeing.defs[id]!;
  switch (def.kind) {
    case 'flag':
      return <FlagRow id={id} def={def} talk={talk} />;
    case 'one':
      return <OneRow id={id} def={def} talk={talk} />;
    case 'some':
      return <SomeRow id={id} def={def} talk={talk} />;
    case 'number':
      return <NumberRow id={id} def={def} talk={talk} />;
  }
}

function chosenValue({ agreeing, agreed }: Talk, id: string): Json {
  return agreed.options[id] ?? (agreeing.defs[id]!.usual as Json);
}

/** Why an option cannot have a value now. */
function barred({ agreeing, agreed, players }: Talk, id: string, value: Json): OptionProblem | undefined {
  return barredValue(agreeing.defs, id, value, { options: agreed.options, players });
}

function set({ wishes, onChange }: Talk, id: string, value: Json): void {
  onChange(withValue(wishes, id, value));
}

/** What it changes, and why it cannot be changed now. */
function What({
  id,
  of,
  talk,
  why,
}: {
  id: string;
  of: string;
  talk: Talk;
  why?: OptionProblem | undefined;
}) {
  const words = talk.agreeing.words[of];
  return (
    <span id={id} class="option-what">
      {words && <span class="note">{said(words.what)}</span>}
      {why && <span class="option-why">{barredSentence(talk.agreeing, why)}</span>}
    </span>
  );
}

function FlagRow({ id, def, talk }: RowProps<FlagOption>) {
  const what = useId();
  const isOn = chosenValue(talk, id) === true;
  const why = barred(talk, id, !def.usual);
  const shown = (talk.beneath[id] ?? []).filter((each) => talk.agreeing.defs[each]!.needs![0]!.is === isOn);
  return (
    <div class="option">
      <label class={`option-switch ${why ? 'is-barred' : ''}`}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={why !== undefined}
          aria-label={optionName(talk.agreeing, id)}
          aria-describedby={what}
          onChange={(event) => set(talk, id, event.currentTarget.checked)}
        />
        <span>
          <b>{optionName(talk.agreeing, id)}</b>
          <What id={what} of={id} talk={talk} why={why} />
        </span>
      </label>
      {shown.map((each) => (
        <OptionRow key={each} id={each} talk={talk} />
      ))}
    </div>
  );
}

/** More than these are chosen from a list. */
const mostSideBySide = 4;

function OneRow({ id, def, talk }: RowProps<OneOption>) {
  const what = useId();
  const { agreeing, agreed, wishes } = talk;
  const isDrawn = agreed.lots.includes(id);
  const problems = def.of.flatMap((value) => barred(talk, id, value) ?? []);
  const isBarred = (value: string) => barred(talk, id, value) !== undefined;
  const choose = (value: string) =>
    value === lots ? talk.onChange(withLots(wishes, id)) : set(talk, id, value);
  const choices = [
    ...def.of.map((value) => ({ value, name: valueName(agreeing, id, value), isBarred: isBarred(value) })),
    ...(def.drawn
      ? [{ value: lots, name: t('agreed.lots'), isBarred: problems.length >= def.of.length }]
      : []),
  ];
  const chosen = isDrawn ? lots : String(chosenValue(talk, id));
  return (
    <fieldset class="option" aria-describedby={what}>
      <legend>{optionName(agreeing, id)}</legend>
      <What id={what} of={id} talk={talk} why={problems[0]} />
      {choices.length > mostSideBySide + 1 ? (
        <select
          class="text-field"
          aria-label={optionName(agreeing, id)}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {choices.map(({ value, name, isBarred }) => (
            <option key={value} value={value} disabled={isBarred}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <div class="choice-options">
          {choices.map(({ value, name, isBarred }) => (
            <label key={value} class="choice-option">
              <input
                type="radio"
                name={`option-${id}`}
                checked={chosen === value}
                disabled={isBarred && chosen !== value}
                onChange={() => choose(value)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Stands beside the values of an option; no value is empty. */
const lots = '';

function SomeRow({ id, def, talk }: RowProps<SomeOption>) {
  const what = useId();
  const chosen = chosenValue(talk, id) as readonly string[];
  const toggled = (value: string) => def.of.filter((each) => chosen.includes(each) !== (each === value));
  const whys = def.of.map((value) => barred(talk, id, toggled(value)));
  return (
    <fieldset class="option" aria-describedby={what}>
      <legend>{optionName(talk.agreeing, id)}</legend>
      <What id={what} of={id} talk={talk} why={whys.find((why) => why)} />
      <div class="choice-options">
        {def.of.map((value, i) => (
          <label key={value} class="choice-option">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={whys[i] !== undefined}
              onChange={() => set(talk, id, toggled(value))}
            />
            <span>{valueName(talk.agreeing, id, value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function NumberRow({ id, def, talk }: RowProps<NumberOption>) {
  const what = useId();
  const value = Number(chosenValue(talk, id));
  const name = optionName(talk.agreeing, id);
  const why = barred(talk, id, def.usual);
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      disabled={why !== undefined || value + by < def.min || value + by > def.max}
      onClick={() => set(talk, id, value + by)}
    >
      {sign}
    </button>
  );
  return (
    <fieldset class="option" aria-describedby={what}>
      <legend>{name}</legend>
      <What id={what} of={id} talk={talk} why={why} />
      <div class="option-steps">
        {step(-def.step, t('agreed.less', { name }), '−')}
        <output aria-live="polite">{number(value)}</output>
        {step(def.step, t('agreed.more', { name }), '+')}
      </div>
    </fieldset>
  );
}
