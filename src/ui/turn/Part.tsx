import type { ComponentChildren } from 'preact';

interface PartProps {
  title: string;
  /** Said beside the title. */
  note?: string | false;
  class?: string;
  children: ComponentChildren;
}

/** A part of a panel under its title. */
export function Part({ title, note, children, ...rest }: PartProps) {
  return (
    <section class={`turn-part ${rest.class ?? ''}`}>
      <h3>
        {title}
        {note && <span class="note"> {note}</span>}
      </h3>
      {children}
    </section>
  );
}
