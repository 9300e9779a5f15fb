import { useRef } from 'preact/hooks';
import { t } from '@/i18n/table';

interface TabsProps<Id extends string> {
  ids: readonly Id[];
  nameOf(id: Id): string;
  chosen: Id;
  /** The element that shows what is chosen. */
  panel: string;
  onChoose: (id: Id) => void;
}

/** The names of the views; arrow keys go from one to the next. */
export function ViewTabs<Id extends string>({ ids, nameOf, chosen, panel, onChoose }: TabsProps<Id>) {
  const element = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    const next = ids[(ids.indexOf(chosen) + by + ids.length) % ids.length]!;
    onChoose(next);
    element.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div ref={element} class="view-tabs" role="tablist" aria-label={t('table.views')}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-view={id}
          class="view-tab"
          aria-selected={id === chosen}
          aria-controls={panel}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={onKeyDown}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}
