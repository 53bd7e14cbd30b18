import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { storagePrefix } from '../browser/app.ts'
import { elapsedMs } from '../browser/clock.ts'
import { createShortcutFinder, type Shortcut } from './shortcuts.ts'

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
  else localStorage.setItem(settingKey, offValue)
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

const fieldSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]'
const dialogSelector = '[role="dialog"], [role="alertdialog"]'

/** Runs shortcuts. The frame of the app calls it once. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const find = createShortcutFinder()
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (event.defaultPrevented || event.isComposing || isModifier(key)) return
      // A dialog has the keyboard for itself.
      if (document.querySelector(dialogSelector) !== null) return
      const shortcut = find(
        {
          key,
          hasControl: ctrlKey || metaKey,
          hasShift: shiftKey,
          hasAlt: altKey,
          isInField: target instanceof Element && target.closest(fieldSelector) !== null,
          atMs: elapsedMs(),
        },
        lists.flat(),
        { usesSingleKeys: usesSingleKeys() },
      )
      if (shortcut?.run === undefined || (shortcut.isOnce && event.repeat)) return
      event.preventDefault()
      shortcut.run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const isModifier = (key: string) => /^(?:Shift|Control|Alt|Meta)$/.test(key)
