/** What an entry of the menu is called, and in a line what it is for: for those who listen, its name and its description. */
export function menuWords(id: string, name: string, what: string) {
  return {
    class: 'menu-item has-what',
    'aria-labelledby': `menu-${id}`,
    'aria-describedby': `menu-${id}-what`,
    children: (
      <>
        <span id={`menu-${id}`}>{name}</span>
        <span id={`menu-${id}-what`} class="menu-what">
          {what}
        </span>
      </>
    ),
  };
}
