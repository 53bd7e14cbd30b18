// Lets what moves the page wait until a press is over, so that the press reaches what it was aimed at.
import { useEffect, useState } from 'react'

type Act = () => void

/** Knows whether something is pressed. `later` runs an act after the click that ends a press was delivered. */
export function createPresses(later: (act: Act) => void) {
  let isPressed = false
  let waiting: readonly Act[] = []

  function runWaiting(): void {
    // A touch that is over is told to the page a second time as a press of a mouse.
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
    /** At once while nothing is pressed, else after the press. */
    run(act: Act): void {
      if (isPressed) waiting = [...waiting, act]
      else act()
    },
  }
}

const begins = ['pointerdown', 'mousedown'] as const
// A press that ends outside of the window may never be told; the next key then proves that it is over.
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
