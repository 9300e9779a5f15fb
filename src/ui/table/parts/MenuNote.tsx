/** In a line what an entry of the menu is for: its description, for those who listen, and no part of its name. */
export function MenuNote({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} class="menu-what">
      {children}
    </p>
  );
}
