import { expect, it } from 'vitest'
import type { ClientListRowFragment } from '../list/clients.operations.ts'
import { clientWords, paletteWords } from '#features/cases/workspace/words.ts'
import { groupsFor, searchOf, type GroupsInput } from './palette-groups.ts'

const row = (id: string, familyName: string, facts: Partial<ClientListRowFragment> = {}) =>
  ({
    id,
    people: [{ givenName: 'Rosa', familyName }],
    waitsFor: 'DOCUMENTS',
    ...facts,
  }) as ClientListRowFragment
const act = (id: string, label: string) => ({ id, label, icon: 'plus' as const, run: () => id })
const place = (href: string, label: string) => ({ href, label, icon: 'house' as const })

const input: GroupsInput = {
  text: '',
  rows: [],
  recent: [],
  actOn: undefined,
  places: [place('/clients', 'Clients'), place('/firm', 'Firm')],
  acts: [act('invite', 'Invite a client'), act('keys', 'Keyboard shortcuts')],
  describe: ({ id }) => `about ${id}`,
  words: { ...clientWords.english, ...paletteWords.english },
}
const shown = (given: Partial<GroupsInput>) =>
  groupsFor({ ...input, ...given }).map(({ title, entries }) => [
    title,
    ...entries.map(({ label }) => label),
  ])

it('without a text, the case before comes first', () => {
  expect(shown({ recent: [{ id: '1', name: 'Delgado, Rosa' }] })).toEqual([
    ['Opened last', 'Delgado, Rosa'],
    ['Go to', 'Clients', 'Firm'],
    ['Actions', 'Invite a client', 'Keyboard shortcuts'],
  ])
})
it('a search finds clients, what can be done for the chosen one, and the list', () => {
  const delgado = row('1', 'Delgado')
  expect(
    shown({ text: ' delg ', rows: [delgado, row('2', 'Delgado-Ruiz')], actOn: delgado }),
  ).toEqual([
    ['Clients', 'Delgado, Rosa', 'Delgado-Ruiz, Rosa'],
    ['Do something for Delgado, Rosa', 'Open the case', 'Send a reminder'],
    ['Go to', 'Clients: search for “delg”'],
  ])
})
it('a client with nothing to do gets no reminder', () => {
  const idle = row('1', 'Delgado', { waitsFor: null })
  const acts = shown({ text: 'delg', rows: [idle], actOn: idle })[1]
  expect(acts).toEqual(['Do something for Delgado, Rosa', 'Open the case'])
})
it('a search finds places and actions by a part of their name', () => {
  expect(shown({ text: 'inv' })).toEqual([
    ['Actions', 'Invite a client'],
    ['Go to', 'Clients: search for “inv”'],
  ])
  expect(shown({ text: 'firm' })).toEqual([['Go to', 'Clients: search for “firm”', 'Firm']])
})
it('the sign > shows actions only and searches no client', () => {
  expect(shown({ text: '> key', rows: [row('1', 'Key')] })).toEqual([
    ['Actions', 'Keyboard shortcuts'],
  ])
  expect(searchOf('> key')).toBe('')
  expect(searchOf(' key ')).toBe('key')
})
