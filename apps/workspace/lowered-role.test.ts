// spec: staff#permissions
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Words } from '#ui/language/language.ts'

/** Of what every role may do for themselves. */
const ofEveryRole = ['messageSentences', 'noticeSentences']

const root = new URL('../../', import.meta.url)
const files = globSync('features/*/workspace/**/{words,sentences}.ts', { cwd: root.pathname })
const tables = await Promise.all(
  files.map(async (file) => {
    const module = (await import(new URL(file, root).pathname)) as Readonly<Record<string, unknown>>
    return Object.entries(module).filter(
      ([name]) => name.endsWith('Sentences') && !ofEveryRole.includes(name),
    )
  }),
)

test.each(tables.flat())(
  '%s: a person whose role was lowered reads why, in both languages',
  async (_, words) => {
    const { english, load } = words as Words<Readonly<Record<string, string>>>
    expect(english['staff.not-permitted']).toBe('Your role does not allow this.')
    expect((await load())['staff.not-permitted']).toBe('Su función no permite esto.')
  },
)
