import { describe, expect, test } from 'vitest'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { beginAsk, getAskWords, listPieces, toRejection, type Reason } from './decision-draft.ts'

const period = (
  nameForClient: string,
  state: 'ACCEPTED' | 'WAITING' | 'MISSING',
  isThisOne = false,
) => ({ name: nameForClient, nameForClient, state, isThisOne })
const document = {
  periods: [
    period('septiembre', 'MISSING'),
    period('octubre', 'ACCEPTED'),
    period('noviembre', 'MISSING', true),
  ],
} as unknown as ReviewedDocument

describe('asking for more', () => {
  test('begins with what is missing, without the time of this document', () =>
    expect(beginAsk(document).chosen).toEqual(['septiembre']))

  test('says in the language of the client what was chosen and typed', () => {
    const draft = { ...beginAsk(document), more: ' página 2 \n\nseptiembre' }
    expect(listPieces(draft)).toEqual(['septiembre', 'página 2'])
    expect(getAskWords(draft, 'es')).toBe(
      'Gracias, este está bien. Todavía falta: septiembre, página 2.',
    )
  })

  test('leaves words alone that staff have changed', () =>
    expect(getAskWords({ chosen: ['a'], more: '', words: 'Own' }, 'en')).toBe('Own'))

  test('says nothing while nothing is asked for', () =>
    expect(getAskWords({ chosen: [], more: ' ', words: undefined }, 'en')).toBe(''))
})

describe('rejecting', () => {
  const reasons: readonly Reason[] = [
    {
      key: 'cut-off',
      texts: [
        { language: 'EN', name: 'Cut off', text: 'Part is missing.' },
        { language: 'ES', name: 'Cortado', text: 'Falta una parte.' },
      ],
    },
  ]

  test.each([
    [{ reasonKey: 'cut-off', words: undefined }, { reasonKey: 'cut-off' }],
    [{ reasonKey: 'cut-off', words: 'Falta una parte. ' }, { reasonKey: 'cut-off' }],
    [
      { reasonKey: 'cut-off', words: 'Falta la parte de abajo.' },
      { comment: 'Falta la parte de abajo.' },
    ],
    [{ reasonKey: undefined, words: ' Own ' }, { comment: 'Own' }],
  ])('%j is sent as %j', (draft, expected) =>
    expect(toRejection(draft, reasons, 'ES')).toEqual(expected),
  )
})
