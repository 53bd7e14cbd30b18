import { expect, it } from 'vitest'
import { keyNames } from './key-names.ts'

it('keys have the names that are on the keyboard', () => {
  expect(keyNames('g t', false)).toEqual(['G', 'T'])
  expect(keyNames('Control+k', false)).toEqual(['Ctrl', 'K'])
  expect(keyNames('Control+k', true)).toEqual(['⌘', 'K'])
  expect(keyNames('Shift+x', false)).toEqual(['Shift', 'X'])
  expect(keyNames('Escape', false)).toEqual(['Esc'])
  expect(keyNames('?', false)).toEqual(['?'])
  expect(keyNames('+', false)).toEqual(['+'])
  expect(keyNames('ArrowRight', false)).toEqual(['→'])
})
