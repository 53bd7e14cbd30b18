// Moves the focus to what is about to be drawn.

/** Two pictures later it is there. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = document.getElementById(id)
      place?.scrollIntoView({ block: 'nearest' })
      place?.focus({ preventScroll: true })
    }),
  )
}

/** The control with this id, or inside of it the first part that is not complete, or the first control; waits for an entry to open. */
export function focusControl(id: string, triesLeft = 10): void {
  const place = document.getElementById(id)
  if (!place && triesLeft > 0) {
    requestAnimationFrame(() => focusControl(id, triesLeft - 1))
    return
  }
  const control = place?.matches('input, select, textarea, button')
    ? place
    : (place?.querySelector<HTMLElement>('[data-incomplete]') ??
      place?.querySelector<HTMLElement>('input, select, textarea, button') ??
      place)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
