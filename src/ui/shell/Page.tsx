import type { ComponentChildren } from 'preact';

interface PageProps {
  title: string;
  children: ComponentChildren;
}

/** A screen of text: a title and what belongs to it, in a column that is comfortable to read. */
export function Page({ title, children }: PageProps) {
  return (
    <article class="page">
      <h1>{title}</h1>
      {children}
    </article>
  );
}
