// spec: intake#rows, intake#gaps
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { arrangedQuestion as arrange, toText, type GivenAnswer } from './test-arranging.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const arrangedQuestion = (key: string, given?: GivenAnswer) => arrange(content, key, given)

const withoutEmpty = (texts: readonly string[]) => texts.filter((text) => !text.endsWith(': '))

test('an entry of a list begins with its name, and its answers are one level deeper', () => {
  const { rows } = arrangedQuestion('bankAccounts', {
    data: {
      has: 'yes',
      accounts: [
        { id: 'aaaaaa', institution: 'First Harbor', kind: 'checking', balance: 120 },
        { id: 'bbbbbb', institution: 'Union Plaza', kind: 'savings' },
      ],
    },
  })
  const texts = withoutEmpty(rows.map(toText))
  expect(texts).toContain('0 entry Account 1: First Harbor')
  expect(texts).toContain('1 Bank or company: First Harbor')
  expect(texts).toContain('0 entry Account 2: Union Plaza')
  expect(texts).toContain('1 Balance today: (missing)')
})

test('a record has a heading for each of its parts, and marks what is missing in them', () => {
  const { rows } = arrangedQuestion('employers_d1', {
    data: {
      jobs: [{ id: 'aaaaaa', jobDetails: { employerName: 'Terminal Supply' } }],
    },
  })
  const texts = rows.map(toText)
  expect(texts.slice(0, 3)).toEqual([
    '0 entry Job 1: Terminal Supply',
    '1 heading Job Details: ',
    '1 Employer: Terminal Supply',
  ])
  expect(texts).toContain('1 Start date: (missing)')
})

test('an address is one row, and missing as a whole when a part of it is', () => {
  const { rows } = arrangedQuestion('homeAddress_d1', {
    data: { address: { street: '12 Harbor Lane', city: 'Brooklyn' } },
  })
  expect(rows.filter(({ path }) => path.startsWith('/address'))).toMatchObject([
    { path: '/address', text: '12 Harbor Lane, Brooklyn', isMissing: true },
  ])
})

test('guesses and private answers are marked', () => {
  const { rows } = arrangedQuestion('contactDetails_d1', {
    data: { dateOfBirth: '02/03/1980', mobilePhone: '2125550151', notSure: ['/mobilePhone'] },
  })
  const find = (path: string) => rows.find((row) => row.path === path)
  expect(find('/dateOfBirth')).toMatchObject({ isPrivate: true, isGuess: false })
  expect(find('/mobilePhone')).toMatchObject({ isPrivate: false, isGuess: true })
})
