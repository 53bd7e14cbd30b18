import { expect, it } from 'vitest'
import { splitByMatches } from './matched-text.ts'

const marked = (text: string, search: string) =>
  splitByMatches(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

it('each word of the search is marked wherever it is', () => {
  expect(marked('Delgado, Rosa and Luis', 'delg')).toBe('[Delg]ado, Rosa and Luis')
  expect(marked('Delgado-Ruiz, Consuelo', 'ru con')).toBe('Delgado-[Ru]iz, [Con]suelo')
  expect(marked('Delgado, Rosa', 'gado')).toBe('Del[gado], Rosa')
})
it('accents and capitals do not matter', () => {
  expect(marked('Núñez, José', 'NUN')).toBe('[Núñ]ez, José')
  expect(marked('Nunez, Jose', 'núñ')).toBe('[Nun]ez, Jose')
})
it('letters are folded as in the search', () => {
  expect(marked('O’Brien, Łukasz', "o'bri lu")).toBe('[O’Bri]en, [Łu]kasz')
  expect(marked('King‑Ohmé, Groß', 'king-ohme gross')).toBe('[King]‑[Ohmé], [Groß]')
})
it('without a match the text is one part', () => {
  expect(splitByMatches('Nguyen', 'x')).toEqual([{ text: 'Nguyen', isMatch: false }])
  expect(splitByMatches('Nguyen', ' ')).toEqual([{ text: 'Nguyen', isMatch: false }])
})
