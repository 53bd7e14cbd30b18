// spec: intake#review-answers
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { AnswerLine } from '../shown/answer-text.ts'
import { listQuestionsAbout, toAnswersAbout } from './answers-about-category.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const joint = { version: 1, joint: true, chapter: 13 } as const
const single = { version: 1, joint: false, chapter: 7 } as const
const keysAbout = (
  templateKey: string,
  debtor: 1 | 2 | null,
  shape: typeof joint | typeof single = joint,
) => listQuestionsAbout(content, shape, { templateKey, debtor }).map(({ instance }) => instance.key)

test('the questions of a category are those with its mark and those of its condition', () => {
  const about = listQuestionsAbout(content, joint, {
    ...{ templateKey: 'money.bank-statements', debtor: null },
  })
  const byKey = new Map(about.map(({ instance, fields }) => [instance.key, fields]))
  expect(byKey.get('maCashCheck')).toEqual(new Set(['bankAccounts']))
  expect(byKey.has('bankAccounts')).toBe(true)
  expect(byKey.get('bankAccounts')).toBeUndefined()
})

test('a category of one debtor has the answers of that debtor only', () => {
  expect(keysAbout('income.pay-stubs-60-days', 1)).toContain('employment_d1')
  expect(keysAbout('income.pay-stubs-60-days', 1)).not.toContain('employment_d2')
  expect(keysAbout('income.pay-stubs-60-days', 2)).toContain('employment_d2')
})

test('debtor 1 sends the documents of a spouse who does not file', () => {
  expect(keysAbout('income.pay-stubs-60-days', 1, single)).toContain('employment_d2')
})

test('a category that no answer asks for has no questions', () => {
  expect(keysAbout('no-such-category', null)).toEqual([])
})

const lines: readonly AnswerLine[] = [
  { path: ['has'], label: 'Do you have accounts?', text: 'Yes' },
  { path: ['empty'], label: 'Anything else?', text: '' },
  {
    ...{ path: ['accounts'], label: 'Each account', text: '' },
    lines: [
      { path: ['accounts', 'aaaaaa'], label: 'Account 1', text: 'First Harbor', lines: [] },
      { path: ['accounts', 'bbbbbb'], label: 'Account 2', text: '', lines: [] },
    ],
  },
]

test('a whole answer is one short text, with the names of its entries', () => {
  expect(toAnswersAbout({ fields: undefined }, lines, [])).toEqual([
    { label: undefined, text: 'Yes; First Harbor, Account 2', isGuess: false },
  ])
})

test('fields that a condition names are texts of their own, without those that are empty', () => {
  const fields = new Set(['has', 'empty'])
  expect(toAnswersAbout({ fields }, lines, ['/has'])).toEqual([
    { label: 'Do you have accounts?', text: 'Yes', isGuess: true },
  ])
})

test('a guess inside an entry marks the whole answer', () => {
  const [answer] = toAnswersAbout({ fields: undefined }, lines, ['/accounts/aaaaaa/balance'])
  expect(answer?.isGuess).toBe(true)
})

test('a long answer is cut', () => {
  const long = [{ path: ['note'], label: 'Note', text: 'a'.repeat(200) }]
  const [answer] = toAnswersAbout({ fields: undefined }, long, [])
  expect([...(answer?.text ?? '')]).toHaveLength(120)
  expect(answer?.text.endsWith('…')).toBe(true)
})
