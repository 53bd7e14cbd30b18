import { expect, test } from 'vitest'
import { toFolded } from './folded.ts'

test.each([
  ['José Ñandú', 'jose nandu'],
  ['  ACHTERBERG -  Montgomery ', 'achterberg - montgomery'],
  ['Nguyễn', 'nguyen'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(toFolded(text)).toBe(folded)
})
