import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds } from '../../kinds/kinds.ts'
import { kindsByWord } from './kinds.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('the README describes each kind of field by its word', () => {
  const start = readme.indexOf('| kind | also |')
  const rows = readme.slice(start, readme.indexOf('\n\n', start)).split('\n').slice(2)
  const words = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word),
  )
  expect(words.toSorted()).toEqual([...kindsByWord.keys()].toSorted())
})

test('the README mentions each line that only some kinds have', () => {
  const lines = Object.values(kinds).flatMap((kind) => kind.lines ?? [])
  expect(lines.filter((line) => !readme.includes(`\`${line}:`))).toEqual([])
})
