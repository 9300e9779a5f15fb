import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '@/i18n/table';
import { Icon } from '../parts/Icon';

interface TabsProps<Id extends string> {
  ids: readonly Id[];
  nameOf(id: Id): string;
  chosen: Id;
  /** The element that shows what is chosen; nothing where the turn itself does. */
  panel: string | undefined;
  onChoose: (id: Id) => void;
}

/**
 * The names of the views; arrow keys go from one to the next. Those that find no room on the line are on lines below
 * it: a button unfolds them, and a chosen one brings its line into sight.
 */
export function ViewTabs<Id extends string>({ ids, nameOf, chosen, panel, onChoose }: TabsProps<Id>) {
  const element = useRef<HTMLDivElement>(null);
  const hasMore = useMoreLines(element, ids.map(nameOf).join());
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    // to ask where something lies would lay out a page that is not whole yet
    if (!hasMore || isOpen) return;
    const tab = element.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab) element.current!.scrollTop = tab.offsetTop;
  }, [chosen, isOpen, hasMore]);
  const choose = (id: Id) => {
    onChoose(id);
    setOpen(false);
  };
  const step = (by: number) => {
    const next = ids[(ids.indexOf(chosen) + by + ids.length) % ids.length]!;
    onChoose(next);
    element.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) setOpen(false);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div class={`view-names ${isOpen && hasMore ? 'is-open' : ''}`}>
      <div ref={element} class="view-tabs" role="tablist" aria-label={t('table.views')}>
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-view={id}
            class="view-tab"
            aria-selected={id === chosen}
            {...(panel !== undefined && { 'aria-controls': panel })}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
          >
            {nameOf(id)}
          </button>
        ))}
      </div>
      {hasMore && (
        <button
          type="button"
          class="view-more"
          aria-expanded={isOpen}
          aria-label={t('table.views.more')}
          title={t('table.views.more')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}

/** Have not all of them room on one line? */
function useMoreLines(list: { readonly current: HTMLElement | null }, names: string): boolean {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const look = () => {
      const tabs = [...element.children] as HTMLElement[];
      setMore(tabs.length > 0 && tabs.at(-1)!.offsetTop > tabs[0]!.offsetTop);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [names]);
  return hasMore;
}
