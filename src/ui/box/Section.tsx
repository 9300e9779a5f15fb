import { useState } from 'preact/hooks';
import type { BoxValues, Field } from '@/engine/game/box/sheet';
import { number, tOf } from '@/i18n/box';
import { itemName, itemOf } from './names';
import { ValueRow } from './ValueRow';

interface SectionProps {
  name: string;
  fields: readonly Field[];
  values: BoxValues;
  onChange: (place: string, value: number | undefined) => void;
  /** Open from the beginning: somebody has searched. */
  isOpen: boolean;
}

/** Values of one kind of thing, by card or hex; drawn when it is opened, for there are many. */
export function Section({ name, fields, values, onChange, isOpen }: SectionProps) {
  const [wasOpened, setOpened] = useState(false);
  const isShown = isOpen || wasOpened;
  const corrected = fields.filter(({ place }) => values[place] !== undefined).length;
  return (
    <details class="box-section" open={isShown} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {tOf('box.section', name)}
        <span class="note">
          {corrected > 0 && `${number(corrected)}/`}
          {number(fields.length)}
        </span>
      </summary>
      {isShown && (
        <ul class="box-items">
          {byItem(fields).map((group) => (
            <li key={group[0]!.place}>
              {itemName(group[0]!) !== '' && <h2>{itemName(group[0]!)}</h2>}
              {group.map((field) => (
                <ValueRow
                  key={field.place}
                  field={field}
                  own={values[field.place]}
                  onChange={(value) => onChange(field.place, value)}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function byItem(fields: readonly Field[]): Field[][] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const item = itemOf(field);
    groups.set(item, [...(groups.get(item) ?? []), field]);
  }
  return [...groups.values()];
}
