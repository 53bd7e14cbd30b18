import { expect, test } from 'vitest'
import {
  findDeadLinks,
  findMissingPaths,
  findMissingPathsInComments,
  toRepository,
} from './documents.ts'

const repository = toRepository([
  'README.md',
  'docs/spec/limits.md',
  'docs/decisions/0001-a.md',
  'database/migrations/0001-a.sql',
  'features/cases/README.md',
  'features/cases/server/work/notes.ts',
  'features/staff/server/deps.ts',
])
const guide = {
  path: 'docs/spec/limits.md',
  text: '# Limits: `a` and b\n\n<a id="poll"></a>\n\n## Twice\n\n## Twice\n',
}

function links(text: string, path = 'README.md'): string[] {
  return findDeadLinks([{ path, text }, guide], repository)
}

test.each([
  ['a file', '[a](docs/spec/limits.md)'],
  ['a folder', '[a](docs/spec)'],
  ['a folder with a slash', '[a](docs/spec/)'],
  ['a heading', '[a](docs/spec/limits.md#limits-a-and-b)'],
  ['a repeated heading', '[a](docs/spec/limits.md#twice-1)'],
  ['an anchor', '[a](docs/spec/limits.md#poll)'],
  ['a heading of the same document', '# One\n[a](#one)'],
  ['another site', '[a](https://a.example/b.md)'],
  ['an address', '[a](mailto:a@b.example)'],
  ['code', '`[a](b.md)`'],
  ['a fenced block', '```md\n[a](b.md)\n```'],
])('accepts a link to %s', (_, text) => expect(links(text)).toEqual([]))

test.each([
  [
    'a link',
    '\n[a](docs/b.md)',
    'README.md:2 links docs/b.md: docs/b.md does not exist; correct the link',
  ],
  ['a picture', '![a](b.png)', 'README.md:1 links b.png: b.png does not exist; correct the link'],
  ['a reference', '[a]: b.md', 'README.md:1 links b.md: b.md does not exist; correct the link'],
  [
    'an image tag',
    '<img src="b.png">',
    'README.md:1 links b.png: b.png does not exist; correct the link',
  ],
  [
    'a heading',
    '[a](docs/spec/limits.md#polls)',
    'README.md:1 links docs/spec/limits.md#polls: docs/spec/limits.md has no heading or anchor polls',
  ],
])('refuses a dead %s', (_, text, complaint) => expect(links(text)).toEqual([complaint]))

test('a link is relative to its document, decision records included', () => {
  expect(links('[a](../spec/limits.md)', 'docs/decisions/0001-a.md')).toEqual([])
  expect(links('[a](docs/spec/limits.md)', 'docs/decisions/0001-a.md')).toHaveLength(1)
})

function pathsOf(text: string, path = 'README.md'): string[] {
  return findMissingPaths([{ path, text }], repository)
}

test.each([
  'features/cases/server/work/notes.ts',
  'features/cases/server/work/notes.ts:12',
  'server/work/notes.ts',
  'notes.ts',
  'features/*/server',
  'features/<name>/server/',
  'features/{cases,staff}/server',
  'database/migrations/00NN-<what>.sql',
  'release/current/main.js',
  '/workspace/clients',
  'application/json',
  'lib',
  'cases.note-absent',
  'npm run check',
])('accepts %s in backticks', (path) => expect(pathsOf(`\`${path}\``)).toEqual([]))

test.each([
  'features/cases/server/notes.ts',
  'features/cases/portal',
  'server/notes.ts',
  'note.ts',
  'features/*/portal',
  'features/{cases,firm}/portal',
  'docs/<name>/notes.ts',
])('refuses %s in backticks', (path) => {
  expect(pathsOf(`\n\`${path}\``)).toEqual([`README.md:2 names \`${path}\`: no such path`])
})

test('a document of a feature names paths of this feature, or from the root', () => {
  const from = 'features/cases/README.md'
  expect(pathsOf('`server/work/notes.ts` `features/staff/server/deps.ts`', from)).toEqual([])
  expect(pathsOf('`server/deps.ts`', from)).toHaveLength(1)
  expect(pathsOf('`portal/CasePage.tsx`', from)).toHaveLength(1)
})

test('leaves out decision records, which are history', () => {
  expect(pathsOf('`features/cases/server/gone.ts`', 'docs/decisions/0001-a.md')).toEqual([])
})

test.each([
  ['// apps/server/world.ts passes them.', 0],
  ['// features/staff/server/deps.ts passes them.', 0],
  ['// features/staff/server/world.ts passes them.', 1],
  [' * See docs/spec/limit.md.', 1],
  ['# docs/spec/limits.md, docs/limits.md', 1],
  ["const path = 'docs/gone.md'", 0],
])('of the comment %s refuses %d paths', (text, count) => {
  const path = 'features/cases/server/work/notes.ts'
  expect(findMissingPathsInComments([{ path, text }], repository)).toHaveLength(count)
})
