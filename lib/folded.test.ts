import { expect, test } from 'vitest'
import { foldLetters, isSameName, toFolded } from './folded.ts'

test.each([
  ['José Ñandú', 'jose nandu'],
  ['  ACHTERBERG -  Montgomery ', 'achterberg - montgomery'],
  ['Nguyễn', 'nguyen'],
  ['O’Brien', 'obrien'],
  ["D'Andre King-Ohmé", 'dandre king ohme'],
  ['king\u2011ohmé', 'king ohme'],
  ['Đặng', 'dang'],
  ['Łukasz Wójcik', 'lukasz wojcik'],
  ['Søren Ødegård', 'soren odegard'],
  ['Groß', 'gross'],
  ['Bjæ\u00ADrke Þór', 'bjaerke thor'],
  ['26-12345', '26-12345'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(toFolded(text)).toBe(folded)
})

test('leaves spaces and hyphens of single letters', () => {
  expect([' ', '-', '‑', '’', 'ß'].map(foldLetters)).toEqual([' ', '-', '-', '', 'ss'])
})

test.each([
  ['Delgado', ' dELGADO ', true],
  ['De la Cruz', 'DELACRUZ', true],
  ['De la Cruz', 'de\u00a0la  cruz', true],
  ["O'Brien", 'O’Brien', true],
  ["O'Brien", 'Obrien', true],
  ['Smith-Jones', 'Smith‑Jones', true],
  ['Smith-Jones', 'Smith Jones', true],
  ['Muñoz', 'MUN\u0303OZ', true],
  ['Muñoz', 'Munoz', true],
  ['Ｗｈｉｔｅ', 'White', true],
  ['Strauß', 'STRAUSS', true],
  ['Παπαδόπουλος', 'ΠΑΠΑΔΌΠΟΥΛΟΣ', true],
  ['李', '李\u200b', true],
  ['Delgado', 'Delgada', false],
])('treats %s and %s as the same name: %s', (a, b, expected) => {
  expect(isSameName(a, b)).toBe(expected)
})
