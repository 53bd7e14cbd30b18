/** Focuses the element after two frames, when React has drawn it. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = document.getElementById(id)
      place?.scrollIntoView({ block: 'nearest' })
      place?.focus({ preventScroll: true })
    }),
  )
}

/** Focuses the name of a card, which is then in the middle of the screen. */
export function focusCard(id: string): void {
  const name = document.getElementById(`${id}--name`)
  name?.scrollIntoView({ block: 'center' })
  name?.focus({ preventScroll: true })
}

/** Focuses the first incomplete control, or else the first one. Retries while an entry opens. */
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
