// Answers are stored by these keys, so editing the texts of version 1 must not change them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Content, ContentField } from '../../rules/content/content.ts'

const content = JSON.parse(
  readFileSync(join(import.meta.dirname, '../compiled/1.json'), 'utf8'),
) as Content

function getKeys(fields: readonly ContentField[], place: string): readonly string[] {
  return fields.flatMap(({ key, kind, options = [], fields: inner = [], sub = [] }) => [
    [place, key, kind, ...options.map(({ value }) => value)].join('/'),
    ...getKeys(inner, `${place}/${key}`),
    ...sub.flatMap((part) => getKeys(part.fields, `${place}/${key}/${part.key}`)),
  ])
}

test('keeps the keys of content version 1', () => {
  const keys = content.sections
    .flatMap(({ systemName, groups }) =>
      groups.flatMap((group) =>
        group.questions.map((question) => ({
          question,
          place: `${systemName}/${group.key}/${question.key}`,
        })),
      ),
    )
    .flatMap(({ question, place }) => getKeys(question.fields, place))
    .toSorted()
  expect(createHash('sha256').update(keys.join('\n')).digest('hex')).toBe(
    '1dffbc18c65f2a2ba39ac50bb31de02ca5a206eb8563145ab177824a8624eeda',
  )
})
