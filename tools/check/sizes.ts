// Checks that files and folders stay small. The exceptions may only become fewer.
import { posix } from 'node:path'
import { isTestOrTool, type SourceFile } from './sources.ts'

const maxLines = 300
const maxFiles = 15
const maxGlossaryLines = 180
/** Lines before the first test of an integration test, on average. It may only become less. */
export const maxSetUpLines = 24

export interface SizeExceptions {
  readonly files: readonly string[]
  readonly folders: readonly string[]
}

export const sizeExceptions: SizeExceptions = {
  files: [
    'apps/server/tests/staff-notice-settings.int.test.ts',
    'features/invitation/server/clients/client-invitations.int.test.ts',
    'features/staff/server/passkeys/passkeys.int.test.ts',
  ],
  folders: [
    'adapters/database',
    'apps/server',
    'features/account/rules',
    'features/account/server',
    'features/cases/server',
    'features/courses/server',
    'features/questionnaire/server',
    'ui/display',
    'ui/form',
    'ui/navigation',
  ],
}

/** `lib/` and `ports/` are flat on purpose. Tests, tools and words do not count in a folder. */
export function findWrongSizes(files: readonly SourceFile[], exceptions: SizeExceptions): string[] {
  const long = files.filter(({ text }) => countLines(text) > maxLines).map(({ path }) => path)
  const full = [...countByFolder(files)]
    .filter(([folder, count]) => count > maxFiles && !['lib', 'ports'].includes(folder))
    .map(([folder]) => folder)
  return [
    ...compare(long, exceptions.files, `has more than ${maxLines} lines: split it by topic`),
    ...compare(
      full,
      exceptions.folders,
      `has more than ${maxFiles} source files: give it a second level by sub-topic`,
    ),
  ]
}

/** A glossary that is read has a limit: history and lists of code belong elsewhere. */
export function findLongGlossary({ path, text }: SourceFile): string[] {
  return countLines(text) > maxGlossaryLines
    ? [`${path} has more than ${maxGlossaryLines} lines: merge or remove entries`]
    : []
}

/** Set-up that repeats gets a name in testing/, so that a reader of a test reaches it soon. */
export function findLongSetUps(files: readonly SourceFile[], max: number): string[] {
  const tests = files.filter(({ path }) => path.endsWith('.int.test.ts'))
  const lines = tests.reduce((sum, { text }) => sum + countSetUpLines(text), 0)
  const average = Math.ceil(lines / Math.max(1, tests.length))
  if (average > max)
    return [
      `Integration tests have ${average} lines before their first test on average, at most ${max}: name what repeats in testing/`,
    ]
  return average < max
    ? [`The lines before the first test are fewer now: ${average} is max in tools/check/sizes.ts`]
    : []
}

function countSetUpLines(text: string): number {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => /^\s*((test|it|describe)\b|\w+Suite\()/.test(line))
  return first === -1 ? lines.length : first
}

function compare(large: readonly string[], excepted: readonly string[], fault: string): string[] {
  return [
    ...large.filter((path) => !excepted.includes(path)).map((path) => `${path} ${fault}`),
    ...excepted
      .filter((path) => !large.includes(path))
      .map((path) => `${path} is small now: remove it from the list in tools/check/sizes.ts`),
  ]
}

function countByFolder(files: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    if (isTestOrTool(path) || /(^|\/)words(\.\w\w)?\.ts$/.test(path)) continue
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return counts
}

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}
