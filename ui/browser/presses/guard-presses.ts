// One press, one act, by mouse, finger or key (spec: wording#one-press).
import { elapsedMs } from '../clock.ts'
import { isScreenNew } from './new-screen.ts'
import { createPressMemory } from './press-memory.ts'

const pressable = 'button, a, summary, [type="checkbox"], [role^="menuitem"]'
/** Of buttons that are pressed many times in a row, such as those of a zoom. */
const repeatable = '[data-repeats]'
/** Keys that close, send or choose. */
const composingKeys = /^(?:Enter|Escape|Tab|Arrow)/
/** Safari says so for the key that ends a composition. */
const composingCode = 229

/** Call once, before React draws: no button, row or page needs a guard of its own. */
export function guardPresses(): void {
  const clicks = createPressMemory()
  const keys = createPressMemory()

  function guard(event: Event, memory = keys, x = Number.NaN, y = x): void {
    const button = closest(event, pressable)
    const press = { button, x, y, ms: elapsedMs() }
    const isDown = event.type === 'pointerdown'
    const isSecond = () => !closest(event, repeatable) && memory.isSecond(press)
    // Scripts press at any time, for example to save a file.
    if (event.isTrusted && (isScreenNew() || isSecond())) ignore(event)
    else if (button && !isDown) memory.remember(press)
  }

  function guardPointer(event: MouseEvent): void {
    const isByKey = event.type === 'click' && event.detail === 0
    guard(event, clicks, isByKey ? undefined : event.clientX, event.clientY)
  }

  function guardKey(event: KeyboardEvent): void {
    const { key } = event
    if (event.isComposing || event.keyCode === composingCode) {
      if (composingKeys.test(key)) event.stopPropagation()
    } else if (key === 'Enter' && event.repeat) {
      if (!closest(event, 'textarea')) ignore(event)
    } else if ((key === 'Enter' || key === ' ') && closest(event, pressable) === event.target)
      guard(event)
  }

  // React Aria begins a press at `pointerdown`, and ends it without a click.
  addEventListener('pointerdown', guardPointer, true)
  addEventListener('click', guardPointer, true)
  addEventListener('keydown', guardKey, true)
}

function ignore(event: Event): void {
  event.stopPropagation()
  // Without the default of `pointerdown`, a press would not focus a field.
  if (event.type !== 'pointerdown') event.preventDefault()
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}
