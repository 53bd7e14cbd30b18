// Keyboard shortcuts: which key press runs what (spec: client-list#single-keys, WCAG 2.1.4).
import { createPressMemory } from '../browser/presses/press-memory.ts'

export type ShortcutGroup = 'everywhere' | 'places' | 'lists' | 'case' | 'review'

/**
 * - `moves`: runs again while the key is held down.
 * - `shows`: runs once for each press.
 * - `changes`: also needs what it changes to have been on the screen (spec: wording#one-press).
 */
export type ShortcutEffect = 'moves' | 'shows' | 'changes'

export interface Shortcut {
  /** `j`, `Shift+x`, `Control+k`, or a sequence: `g t`. */
  readonly keys: string
  readonly group: ShortcutGroup
  /** Shown in the list of shortcuts. */
  readonly label: string
  readonly effect: ShortcutEffect
  /** Left out for keys that the browser handles, such as Enter on a link. */
  readonly run?: () => void
}

/** The parts of a keyboard event that decide. */
export interface KeyPress {
  readonly key: string
  readonly hasControl: boolean
  readonly hasShift: boolean
  readonly hasAlt: boolean
  /** The focus is in a field, a form, a menu or a list box: `isInKeyOwner`. */
  readonly isInField: boolean
  readonly atMs: number
}

/** Between the keys of a sequence. */
const sequenceTimeoutMs = 1500

const isLetter = (key: string) => /^\p{L}$/u.test(key)

/** `Control+k`, `Shift+x`, `?`. Undefined for presses that are never a shortcut. */
function nameOf({ key, hasControl, hasShift, hasAlt }: KeyPress): string | undefined {
  if (hasAlt || key.length === 0) return undefined
  const name = isLetter(key) ? key.toLowerCase() : key
  if (hasControl) return `Control+${name}`
  return hasShift && isLetter(key) ? `Shift+${name}` : name
}

export interface ShortcutSettings {
  readonly usesSingleKeys: boolean
}

/** Finds the shortcut of each press. Remembers the first key of a sequence. */
export function createShortcutFinder() {
  let first: { readonly name: string; readonly atMs: number } | undefined

  return function find(
    press: KeyPress,
    shortcuts: readonly Shortcut[],
    { usesSingleKeys }: ShortcutSettings,
  ): Shortcut | undefined {
    const name = nameOf(press)
    const before = first
    first = undefined
    if (name === undefined) return undefined
    const isSingle = !press.hasControl
    if (isSingle && (press.isInField || !usesSingleKeys)) return undefined
    if (before !== undefined && press.atMs - before.atMs <= sequenceTimeoutMs)
      return shortcuts.findLast(({ keys }) => keys === `${before.name} ${name}`)
    const isFirst = shortcuts.some(({ keys }) => keys.startsWith(`${name} `))
    if (isFirst) first = { name, atMs: press.atMs }
    return shortcuts.findLast(({ keys }) => keys === name)
  }
}

export interface PressState {
  /** The browser repeats the press, because the key is held down. */
  readonly isHeld: boolean
  readonly isScreenNew: boolean
  readonly atMs: number
}

/** Decides whether a press of a shortcut counts (spec: client-list#held-keys). */
export function createShortcutGuard() {
  const changes = createPressMemory()

  return function counts(
    { keys, effect }: Pick<Shortcut, 'keys' | 'effect'>,
    { isHeld, isScreenNew, atMs }: PressState,
  ): boolean {
    if (effect === 'moves') return true
    if (effect === 'shows' || isHeld) return !isHeld
    const press = { button: keys, x: Number.NaN, y: Number.NaN, ms: atMs }
    if (isScreenNew || changes.isSecond(press)) return false
    changes.remember(press)
    return true
  }
}
