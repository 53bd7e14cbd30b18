// spec: intake#form-lines
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { findForm } from '../forms/official-forms.ts'
import { linesOfQuestion } from './arrange-form.ts'
import { arrangedQuestion as arrange, lineOf, type GivenAnswer } from './test-arranging.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const arrangedQuestion = (key: string, given?: GivenAnswer) => arrange(content, key, given)

const job = (employerName: string, grossPerCheck: number) => ({
  jobs: [{ id: 'aaaaaa', jobDetails: { employerName, grossPerCheck } }],
})
const loan = (id: string, creditorName: string) => ({ id, creditorName, loanKind: 'first' })

test('each debtor has a column, and entries are numbered over the columns', () => {
  const { state, columns } = lineOf('106I', '2', [
    arrangedQuestion('employers_d1', { data: job('Terminal Supply', 2150) }),
    arrangedQuestion('employers_d2', { data: job('Harbor Elementary', 1480) }),
  ])
  expect(state).toBe('answered')
  expect(columns).toMatchObject([
    { debtor: 1, rows: [], entries: [{ number: 1, name: 'Terminal Supply' }] },
    { debtor: 2, rows: [], entries: [{ number: 2, name: 'Harbor Elementary' }] },
  ])
  expect(columns[0]?.entries[0]?.rows.map(({ text }) => text)).toEqual(['$2,150.00'])
})

test('creditors of several questions are entries of one line, in the order of the questions', () => {
  const debts = (creditor: string) => ({
    data: { has: 'yes', debts: [{ id: 'aaaaaa', creditorName: creditor, amountOwed: 10 }] },
  })
  const { columns } = lineOf('106E/F', '4', [
    arrangedQuestion('creditCards', debts('First Harbor Card')),
    arrangedQuestion('medicalBills', debts('City Clinic')),
  ])
  expect(columns.map(({ debtor }) => debtor)).toEqual([0])
  expect(columns[0]?.entries.map(({ number, question }) => [number, question.key])).toEqual([
    [1, 'creditCards'],
    [2, 'medicalBills'],
  ])
})

test('a loan on a property is an entry that names both', () => {
  const question = arrangedQuestion('realEstate', {
    data: {
      has: 'yes',
      properties: [
        {
          id: 'aaaaaa',
          propertyDetails: { address: { street: '12 Harbor Lane' } },
          propertyLoans: { has: 'yes', loans: [loan('bbbbbb', 'Seaport Mortgage')] },
        },
      ],
    },
  })
  const { columns } = lineOf('106D', '2', [question])
  expect(columns[0]?.entries.map(({ name }) => name)).toContain('12 Harbor Lane, Seaport Mortgage')
})

describe('a line', () => {
  test('is a gap while its question has no answer', () => {
    const { state, columns } = lineOf('106I', '5a', [
      arrangedQuestion('employers_d1', { isOpen: true }),
    ])
    expect(state).toBe('gap')
    expect(columns).toMatchObject([
      { debtor: 1, rows: [{ label: 'Employers and Paychecks', text: '', isMissing: true }] },
    ])
  })

  test('is a gap while its question waits for help, with what was answered', () => {
    const help = { data: { has: 'userNeedsHelp' }, isOpen: true, wantsHelp: true }
    const { state, columns } = lineOf('106A/B', '17', [arrangedQuestion('bankAccounts', help)])
    expect([state, columns[0]?.rows.length]).toEqual(['gap', 1])
  })

  test('is a gap when a needed field of its own is missing, and only then', () => {
    const questions = [arrangedQuestion('maritalStatus', { data: { status: 'divorced' } })]
    expect(lineOf('106J', '1', questions).state).toBe('gap')
    expect(lineOf('107', '1', questions).state).toBe('answered')
  })

  test('is empty when nothing was needed, and not asked when no question leads to it', () => {
    const question = arrangedQuestion('otherIncome_d1', { data: { ssGets: 'no' } })
    expect(lineOf('106I', '8d', [question]).state).toBe('empty')
    expect(lineOf('106I', '9', [question])).toMatchObject({ state: 'notAsked', columns: [] })
    const skipped = arrangedQuestion('otherIncome_d1', { isAsked: false })
    expect(lineOf('106I', '8d', [skipped]).state).toBe('notAsked')
  })

  test('has an unmarked answer only if it is the first one of the question', () => {
    const question = arrangedQuestion('otherIncome_d1', { data: { severance: 900 } })
    const texts = (line: string) =>
      lineOf('106I', line, [question]).columns.flatMap(({ rows }) => rows.map(({ text }) => text))
    expect(texts('8d')).toEqual([])
  })
})

test('a form that only the question names has all of its answers', () => {
  const data = { accounts: [{ id: 'aaaaaa', institution: 'First Harbor', balance: 120 }] }
  const { columns } = lineOf('103B', '11', [arrangedQuestion('bankAccounts', { data })])
  expect(columns[0]?.entries[0]?.rows.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['First Harbor', '$120.00']),
  )
})

test('the own household of debtor 2 is on Schedule J-2', () => {
  const question = arrangedQuestion('d2LivingExpenses', { data: { food: 300 } })
  expect(lineOf('106J-2', '7', [question]).state).toBe('answered')
  expect(lineOf('106J', '7', [question]).state).toBe('notAsked')
})

test('the lines of a question are those of all its fields, in the order of the form', () => {
  const schedule = findForm('106I')
  const { question } = arrangedQuestion('employers_d1')
  expect(schedule && linesOfQuestion(schedule, 7, question)).toEqual([
    ...['1', '2', '3', '5', '5a', '5b', '5c', '5d', '5e', '5f', '5g', '5h'],
  ])
})
