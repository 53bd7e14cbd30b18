import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathOfCasesOf } from '#features/staff/workspace/paths.ts'
import {
  chapters,
  compact,
  countFilters,
  deadlineWindows,
  firstSort,
  isSameFilter,
  readAddress,
  readStoredFilter,
  sortKeys,
  stages,
  toAddress,
  usualSort,
  type ListChoice,
} from './address.ts'

const me = '0198aaaa'

const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const choices: fc.Arbitrary<ListChoice> = fc.record({
  filter: fc
    .record({
      text: option(fc.string({ minLength: 1 }).map((text) => `a${text}`.trim())),
      assignedTo: option(fc.constantFrom(me, '0198bbbb')),
      stage: option(fc.constantFrom(...stages)),
      includesComplete: option(fc.constant(true)),
      archive: option(fc.constantFrom('ONLY' as const, 'INCLUDED' as const)),
      chapter: option(fc.constantFrom(...chapters)),
      language: option(fc.constantFrom('EN' as const, 'ES' as const)),
      waitingOn: option(fc.constantFrom('FIRM' as const, 'CLIENT' as const)),
      quietForDays: option(fc.integer({ min: 1, max: 999 })),
      quietForAtMostDays: option(fc.integer({ min: 1, max: 999 })),
      deadline: option(fc.constantFrom(...deadlineWindows)),
      readyToFile: option(fc.constant(true)),
      needs: option(fc.constantFrom('HELP_REQUESTED' as const, 'SECTIONS_TO_CHECK' as const)),
    })
    .map(compact),
  sort: fc.record({ key: fc.constantFrom(...sortKeys), isDescending: fc.boolean() }),
})

it('the address of the page holds the whole filter and the order', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readAddress(toAddress(choice, me), me)).toEqual(choice)
    }),
  )
})
it('a stored filter is the same after reading', () => {
  fc.assert(
    fc.property(choices, ({ filter }) => {
      expect(readStoredFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter)
    }),
  )
})
it('a bare address shows the open cases of the viewer, newest activity first', () => {
  expect(readAddress('', me)).toEqual({ filter: { assignedTo: me }, sort: usualSort })
  expect(toAddress({ filter: { assignedTo: me }, sort: usualSort }, me)).toBe('')
})
it('the address of my cases shows a colleague their own', () => {
  const address = toAddress({ filter: { assignedTo: me, stage: 'FILED' }, sort: usualSort }, me)
  expect(address).toBe('?stage=filed')
  expect(readAddress(address, '0198bbbb').filter).toEqual({
    assignedTo: '0198bbbb',
    stage: 'FILED',
  })
})
it('the address says when the cases of all people are shown', () => {
  expect(toAddress({ filter: {}, sort: usualSort }, me)).toBe('?assigned=anyone')
})
it('words in an address are readable', () => {
  const choice = {
    filter: { needs: 'DOCUMENTS_TO_REVIEW', deadline: 'WITHIN_7_DAYS' },
    sort: { key: 'NEXT_DEADLINE', isDescending: true },
  } as const
  expect(toAddress(choice, me)).toBe(
    '?assigned=anyone&deadline=within-7-days&needs=documents-to-review&sort=-next-deadline',
  )
})
it('unknown values of an address are ignored', () => {
  expect(
    readAddress('?assigned=anyone&stage=lost&chapter=11&quiet-days=-1&sort=shoe&q=%20', me),
  ).toEqual({ filter: {}, sort: usualSort })
  expect(readStoredFilter({ stage: 'LOST', text: 7, shoe: 1 })).toEqual({})
  expect(readStoredFilter('shoe')).toEqual({})
})
it('filters are equal when they have the same conditions', () => {
  expect(isSameFilter({ stage: 'FILED' }, { stage: 'FILED', text: null })).toBe(true)
  expect(isSameFilter({ stage: 'FILED' }, { stage: 'FILED', chapter: 7 })).toBe(false)
})
it('the search does not count as a filter in use', () => {
  expect(countFilters({ text: 'delg', stage: 'FILED', chapter: null })).toBe(1)
})
it('the first press on a heading sorts dates newest first and names from A', () => {
  expect(firstSort('LAST_ACTIVITY').isDescending).toBe(true)
  expect(firstSort('NAME').isDescending).toBe(false)
  expect(firstSort('NEXT_DEADLINE').isDescending).toBe(false)
})

it('reads the link to the open cases of a person who leaves', () => {
  const { search } = new URL(pathOfCasesOf('0198cccc'), 'https://workspace.example')
  expect(readAddress(search, me).filter).toEqual({ assignedTo: '0198cccc' })
})
