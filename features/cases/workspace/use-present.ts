import { useSyncExternalStore } from 'react'
import { now } from '#ui/browser/clock.ts'

const stepMs = 30_000
const listeners = new Set<() => void>()
let present = now()
let timer: ReturnType<typeof setInterval> | undefined

function moveOn(): void {
  present = now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(moveOn, stepMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function read(): Date {
  // Without a timer, the time may be of an earlier page.
  if (timer === undefined && now().getTime() - present.getTime() > stepMs) present = now()
  return present
}

/** The present time in steps of 30 seconds, so that ages in words move on. */
export function usePresent(): Date {
  return useSyncExternalStore(subscribe, read)
}
