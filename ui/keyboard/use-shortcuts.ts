import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { storagePrefix } from '../browser/app.ts'
import { elapsedMs } from '../browser/clock.ts'
import { isScreenNew } from '../browser/presses/new-screen.ts'
import { isInKeyOwner, type ElementFacts } from './key-owner.ts'
import { createShortcutFinder, createShortcutGuard, type Shortcut } from './shortcuts.ts'
import { storeItem } from '../mirror/store-item.ts'

const settingKey = `${storagePrefix}.single-keys`
const offValue = 'off'

let lists: readonly (readonly Shortcut[])[] = []
const settingListeners = new Set<() => void>()

/** Single keys act unless this browser has switched them off. */
export function usesSingleKeys(): boolean {
  return localStorage.getItem(settingKey) !== offValue
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(settingKey)
  else storeItem(localStorage, settingKey, offValue)
  for (const listener of settingListeners) listener()
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    settingListeners.add(listener)
    return () => {
      settingListeners.delete(listener)
    }
  }, usesSingleKeys)
}

/** All shortcuts that work now. Those of the frame come first: it is mounted after its pages. */
export function currentShortcuts(): readonly Shortcut[] {
  return lists.toReversed().flat()
}

/** Adds shortcuts while the component is mounted: a key works as soon as its button is there. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    lists = [...lists, shortcuts]
    return () => {
      lists = lists.filter((list) => list !== shortcuts)
    }
  }, [shortcuts])
}

const dialogSelector = '[role="dialog"], [role="alertdialog"]'

/** Runs shortcuts. The frame of the app calls it once. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const find = createShortcutFinder()
    const counts = createShortcutGuard()
    // A press beside the fields of a form, or on a radio button in Safari, focuses the page around
    // it or nothing. Keys still belong to the form.
    let pressed: Element | undefined
    function point({ target }: PointerEvent): void {
      pressed = toElement(target)
    }
    function focus({ target }: FocusEvent): void {
      if (!toElement(target)?.contains(pressed ?? null)) pressed = undefined
    }
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (event.defaultPrevented || event.isComposing || isModifier(key)) return
      // A dialog has the keyboard for itself.
      if (document.querySelector(dialogSelector) !== null) return
      const focused = toElement(target)
      const place = pressed !== undefined && focused?.contains(pressed) ? pressed : focused
      const shortcut = find(
        {
          key,
          hasControl: ctrlKey || metaKey,
          hasShift: shiftKey,
          hasAlt: altKey,
          isInField: isInKeyOwner(readPath(place)),
          atMs: elapsedMs(),
        },
        lists.flat(),
        { usesSingleKeys: usesSingleKeys() },
      )
      if (shortcut?.run === undefined) return
      event.preventDefault()
      const held = { isHeld: event.repeat, isScreenNew: isScreenNew(), atMs: elapsedMs() }
      if (counts(shortcut, held)) shortcut.run()
    }
    addEventListener('keydown', press)
    addEventListener('pointerdown', point, true)
    addEventListener('focusin', focus)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('pointerdown', point, true)
      removeEventListener('focusin', focus)
    }
  }, [])
}

const isModifier = (key: string) => /^(?:Shift|Control|Alt|Meta)$/.test(key)

const toElement = (target: EventTarget | null) => (target instanceof Element ? target : undefined)

function readPath(element: Element | undefined): readonly ElementFacts[] {
  const path: ElementFacts[] = []
  for (let each: Element | null = element ?? null; each !== null; each = each.parentElement)
    path.push({
      tag: each.localName,
      type: each.getAttribute('type') ?? undefined,
      role: each.getAttribute('role') ?? undefined,
      isEditable: each.hasAttribute('contenteditable'),
      isOfForm: each.hasAttribute('data-of-form'),
    })
  return path
}
