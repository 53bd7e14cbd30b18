/** After an act whose button is gone, the focus goes to this place, once it is on the screen. */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus()
  })
}
