// Delays layout changes until a press ends, so that the click reaches its target.
import { useEffect, useState } from 'react'

type Act = () => void

export function createPresses(later: (act: Act) => void) {
  let isPressed = false
  let waiting: readonly Act[] = []

  function runWaiting(): void {
    // Another press has begun: after a touch, browsers send mouse events for the same press.
    if (isPressed) return
    const acts = waiting
    waiting = []
    for (const act of acts) act()
  }

  return {
    begin(): void {
      isPressed = true
    },
    end(): void {
      isPressed = false
      if (waiting.length > 0) later(runWaiting)
    },
    run(act: Act): void {
      if (isPressed) waiting = [...waiting, act]
      else act()
    },
  }
}

const begins = ['pointerdown', 'mousedown'] as const
// A press that ends outside the window may send no event; the next key shows that it ended.
const ends = ['pointerup', 'pointercancel', 'mouseup', 'keydown'] as const

/** `const afterPress = useAfterPress()`, then `onBlur={() => afterPress(() => setLeft(true))}`. */
export function useAfterPress(): (act: Act) => void {
  const [presses] = useState(() => createPresses((act) => setTimeout(act)))
  useEffect(() => {
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    for (const name of begins) addEventListener(name, presses.begin, options)
    for (const name of ends) addEventListener(name, presses.end, options)
    return () => gone.abort()
  }, [presses])
  return presses.run
}
