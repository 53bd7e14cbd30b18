import { expect, test } from 'vitest'
import { groupFolders, isNothingNeeded, getTopic, type GroupedFolder } from './folder-groups.ts'

interface Named extends GroupedFolder {
  readonly id: string
}

const needed = (id: string, status: string): Named => ({
  id,
  status,
  requirement: 'optional',
  isNeeded: true,
  topic: id,
})
const ifAny = (id: string, more: Partial<Named> = {}): Named => ({
  id,
  status: 'Complete',
  requirement: 'optional',
  isNeeded: false,
  topic: id,
  ...more,
})

function namesIn(...folders: readonly Named[]) {
  const groups = groupFolders(folders)
  const names = (group: readonly Named[]) => group.map(({ id }) => id).join(' ')
  return [names(groups.needed), names(groups.ifAny), names(groups.fromFirm)]
}

test.each<[string, readonly Named[], readonly [string, string, string]]>([
  ['no folders make no groups', [], ['', '', '']],
  [
    'needed folders go from sent back over needed and pending to complete',
    [
      needed('done', 'Complete'),
      needed('sent', 'Pending'),
      needed('open', 'Unknown'),
      needed('back', 'Rejected'),
    ],
    ['back open sent done', '', ''],
  ],
  [
    'folders of one status keep their order',
    [
      needed('income', 'Unknown'),
      needed('taxes', 'Unknown'),
      needed('identity', 'Complete'),
      needed('money', 'Unknown'),
    ],
    ['income taxes money identity', '', ''],
  ],
  [
    'a status that this portal does not know comes after all others',
    [needed('new', 'Archived'), needed('done', 'Complete')],
    ['done new', '', ''],
  ],
  [
    'optional folders keep their order, whatever was sent into them',
    [
      ifAny('home'),
      needed('income', 'Unknown'),
      ifAny('court', { status: 'Pending' }),
      ifAny('other', { status: 'Unknown' }),
    ],
    ['income', 'home court other', ''],
  ],
  [
    'what is not needed comes last',
    [ifAny('costs', { requirement: 'notNeeded' }), ifAny('home')],
    ['', 'home costs', ''],
  ],
  [
    'what the firm sent stands apart',
    [ifAny('from-attorney'), ifAny('home'), ifAny('your-answers')],
    ['', 'home', 'from-attorney your-answers'],
  ],
])('groups %s', (_, folders, expected) => expect(namesIn(...folders)).toEqual(expected))

test.each<[string, readonly Named[], boolean]>([
  ['no folders', [], true],
  ['only optional folders', [ifAny('home')], true],
  [
    'all needed folders complete',
    [needed('income', 'Complete'), ifAny('home', { status: 'Pending' })],
    true,
  ],
  [
    'one that waits for the firm',
    [needed('income', 'Complete'), needed('taxes', 'Pending')],
    false,
  ],
  ['one still to be sent', [needed('income', 'Unknown')], false],
])('%s: decides if nothing more is needed: %j', (_, folders, expected) =>
  expect(isNothingNeeded(folders)).toBe(expected),
)

test.each([
  ['income.pay-stubs-60-days', 'income'],
  ['income', 'income'],
  ['certificate-credit-counseling', 'certificate-credit-counseling'],
  ['firm.a1b2c3', 'firm'],
])('%s has the topic %s', (templateKey, topic) => expect(getTopic(templateKey)).toBe(topic))
