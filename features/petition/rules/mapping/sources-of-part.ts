import { parseTarget, type Part } from '../parts/parts.ts'
import { getMapping } from './mappings.ts'
import type { FieldsMapping } from './mapping.ts'

const known = new Map<string, readonly string[]>()

/** Names of the questions whose answers become entries of the part, of these kinds if given. */
export function questionsInto(
  version: number,
  part: Part,
  kinds?: readonly string[],
): readonly string[] {
  const name = [version, part, ...(kinds ?? ['any'])].join(' ')
  const questions = known.get(name) ?? listQuestions(version, part, kinds)
  known.set(name, questions)
  return questions
}

function listQuestions(
  version: number,
  part: Part,
  kinds: readonly string[] | undefined,
): readonly string[] {
  return Object.entries(getMapping(version))
    .filter(([, { as, fields }]) =>
      kinds
        ? kindsIn(part, { as, fields }).some((kind) => kinds.includes(kind))
        : hasTarget(part, fields),
    )
    .map(([question]) => question)
}

interface Mapped {
  readonly as?: Readonly<Record<string, string | undefined>>
  readonly fields: FieldsMapping
}

function kindsIn(part: Part, { as = {}, fields }: Mapped): readonly string[] {
  const own = Object.entries(as).flatMap(([name, kind]) =>
    name.split('@')[0] === part && kind !== undefined ? [kind] : [],
  )
  return [...own, ...innerOf(fields).flatMap((inner) => kindsIn(part, inner))]
}

function hasTarget(part: Part, fields: FieldsMapping): boolean {
  return (
    Object.values(fields).some(
      (mapped) => typeof mapped === 'string' && parseTarget(mapped).part === part,
    ) || innerOf(fields).some((inner) => hasTarget(part, inner.fields))
  )
}

function innerOf(fields: FieldsMapping): readonly Mapped[] {
  return Object.values(fields).flatMap((mapped) =>
    typeof mapped === 'object' && 'fields' in mapped ? [mapped] : [],
  )
}
