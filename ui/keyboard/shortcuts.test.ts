import { expect, it, test } from 'vitest'
import {
  createShortcutFinder,
  createShortcutGuard,
  type KeyPress,
  type PressState,
  type Shortcut,
  type ShortcutEffect,
} from './shortcuts.ts'

const shortcut = (keys: string): Shortcut => ({
  keys,
  group: 'everywhere',
  label: keys,
  effect: 'moves',
  run: () => undefined,
})
const shortcuts = ['j', 'x', 'Shift+x', 'Control+k', '?', '/', 'c', 'g t', 'g c', 'Enter'].map(
  shortcut,
)
const plain: KeyPress = {
  key: '',
  hasControl: false,
  hasShift: false,
  hasAlt: false,
  isInField: false,
  atMs: 0,
}
const usesSingleKeys = true

function pressAll(
  presses: readonly Partial<KeyPress>[],
  settings = { usesSingleKeys },
): (string | undefined)[] {
  const find = createShortcutFinder()
  return presses.map((press) => find({ ...plain, ...press }, shortcuts, settings)?.keys)
}

it('a single key runs its shortcut, also as a capital', () => {
  expect(pressAll([{ key: 'j' }, { key: 'J' }, { key: 'q' }])).toEqual(['j', 'j', undefined])
})
it('a key with Shift is another shortcut', () => {
  expect(pressAll([{ key: 'X', hasShift: true }])).toEqual(['Shift+x'])
})
it('a sign that needs Shift on the keyboard is written as the sign', () => {
  expect(pressAll([{ key: '?', hasShift: true }, { key: '/' }])).toEqual(['?', '/'])
})
it('single keys never act in a field, Control keys do', () => {
  expect(
    pressAll([
      { key: 'j', isInField: true },
      { key: '/', isInField: true },
      { key: 'k', hasControl: true, isInField: true },
    ]),
  ).toEqual([undefined, undefined, 'Control+k'])
})
it('single keys and sequences can be switched off, Control keys stay', () => {
  expect(
    pressAll([{ key: 'j' }, { key: 'g' }, { key: 't' }, { key: 'k', hasControl: true }], {
      usesSingleKeys: false,
    }),
  ).toEqual([undefined, undefined, undefined, 'Control+k'])
})
it('a letter with Alt or Control is no single key', () => {
  expect(
    pressAll([
      { key: 'j', hasAlt: true },
      { key: 'c', hasControl: true },
    ]),
  ).toEqual([undefined, undefined])
})
it('two keys of a sequence run it, and the second key does nothing else', () => {
  expect(pressAll([{ key: 'g' }, { key: 'c' }, { key: 'c' }])).toEqual([undefined, 'g c', 'c'])
})
it('a sequence ends with an unknown key and after a pause', () => {
  expect(pressAll([{ key: 'g' }, { key: 'x' }, { key: 'c' }])).toEqual([undefined, undefined, 'c'])
  expect(pressAll([{ key: 'g' }, { key: 't', atMs: 1600 }])).toEqual([undefined, undefined])
  expect(pressAll([{ key: 'g' }, { key: 't', atMs: 1500 }])).toEqual([undefined, 'g t'])
})
it('the newest of two shortcuts with the same keys runs', () => {
  const find = createShortcutFinder()
  const newer = shortcut('j')
  expect(find({ ...plain, key: 'j' }, [...shortcuts, newer], { usesSingleKeys })).toBe(newer)
})

const onScreen: PressState = { isHeld: false, isScreenNew: false, atMs: 1000 }

test.each<readonly [ShortcutEffect, string, readonly Partial<PressState>[], readonly boolean[]]>([
  ['moves', 'is held down', [{}, { isHeld: true }, { isHeld: true }], [true, true, true]],
  ['shows', 'is held down', [{}, { isHeld: true }], [true, false]],
  ['shows', 'is pressed twice, also on a new screen', [{}, { isScreenNew: true }], [true, true]],
  ['changes', 'is held down', [{}, { isHeld: true, atMs: 2000 }], [true, false]],
  ['changes', 'is pressed twice', [{}, { atMs: 1499 }, { atMs: 1500 }], [true, false, true]],
  ['changes', 'is pressed on a new screen', [{ isScreenNew: true }, {}], [false, true]],
])('a key that %s something and %s', (effect, _, presses, counted) => {
  const counts = createShortcutGuard()
  expect(presses.map((press) => counts({ keys: 'z', effect }, { ...onScreen, ...press }))).toEqual(
    counted,
  )
})
