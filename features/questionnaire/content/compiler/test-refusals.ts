import { expect } from 'vitest'
import { faultLine } from './faults.ts'
import { changed } from './test-source.ts'
import { section, compile } from './test-compiling.ts'

export interface Refusal {
  readonly what: string
  readonly in: string
  readonly replace: string
  readonly by: string
  /** The fault must be reported at the line of the first match of this text after the change. */
  readonly at: string
  readonly says: string
}

export const here = (
  what: string,
  replace: string,
  by: string,
  at: string,
  says: string,
): Refusal => ({
  what,
  in: section,
  replace,
  by,
  at,
  says,
})
export const isKnown = (
  file: string,
  what: string,
  replace: string,
  by: string,
  at: string,
  says: string,
): Refusal => ({ what, in: file, replace, by, at, says })

/** Compiles the source with the change, and expects the fault at its line. */
export function expectRefusal({ in: file, replace, by, at, says }: Refusal): void {
  const source = changed(file, replace, by)
  const result = compile(source)
  const text = source[file] ?? ''
  expect(text, 'the place of the fault').toContain(at)
  const line = text.slice(0, text.indexOf(at)).split('\n').length
  const messages = 'faults' in result ? result.faults.map(faultLine) : []
  expect(messages).toContainEqual(expect.stringContaining(says))
  expect(messages.find((sentence) => sentence.includes(says))).toMatch(
    new RegExp(`^content/1/${file.replaceAll('.', '\\.')}:${line}: `),
  )
}
