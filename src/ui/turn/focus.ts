/** Takes the keyboard from a picked choice to its confirmation, as soon as that is drawn. */
export function focusConfirm(from: EventTarget | null): void {
  const panel = from instanceof Element ? from.closest('.turn') : null;
  if (!panel) return;
  requestAnimationFrame(() => {
    const button = panel.querySelector<HTMLElement>('[data-confirm]');
    button?.focus({ preventScroll: true });
  });
}
