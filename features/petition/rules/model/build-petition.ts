import type { Json } from '#features/questionnaire/rules/content/model.ts'
import {
  listGivenAnswers,
  type AnsweredCase,
  type GivenQuestion,
  type GivenValue,
} from '#features/questionnaire/rules/given/given-answers.ts'
import type { ScopeMapping } from '../mapping/mapping.ts'
import { getMapping } from '../mapping/mappings.ts'
import { parts, parseTarget, type Part, type TargetPlace } from '../parts/parts.ts'
import { convertValue, type Provenance, type Value } from '../values/value.ts'
import type { Drafts, EntryDraft } from './drafts.ts'
import { markEstimates } from './estimates.ts'
import { findPlaceOfValue, type EntryScope } from './place-of-value.ts'
import type { Petition, QuestionFacts, UnmappedAnswer } from './petition.ts'

/** Throws for a version of the content without a mapping. */
export function buildPetition(given: AnsweredCase): Petition {
  const { version, joint, chapter } = given.shape
  const mapping = getMapping(version)
  const questions = listGivenAnswers(given)
  const drafts: Drafts = new Map(partNames.map((part) => [part, new Map()]))
  const unmapped = questions.flatMap((question) =>
    question.values.flatMap((value): readonly UnmappedAnswer[] => {
      const reason = placeValue(drafts, mapping[question.name], question, value)
      return reason === undefined ? [] : [toUnmapped(question, value, reason)]
    }),
  )
  markEstimates(drafts)
  return {
    ...{ contentVersion: version, chapter, isJoint: joint, unmapped },
    parts: toParts(drafts),
    questions: new Map(questions.map((question) => [question.key, toFacts(question)])),
  }
}

const partNames = Object.keys(parts) as readonly Part[]

/** Drafts have the fields of their part, since the targets of the mapping name no others. */
function toParts(drafts: Drafts): Petition['parts'] {
  return Object.fromEntries(
    [...drafts].map(([part, entries]) => [part, [...entries.values()]]),
  ) as unknown as Petition['parts']
}

function toFacts({
  name,
  debtor,
  isAsked,
  isSettled,
  wantsHelp,
  places,
}: GivenQuestion): QuestionFacts {
  return { name, debtor, isAsked, isSettled, wantsHelp, lines: places }
}

function placeValue(
  drafts: Drafts,
  mapping: ScopeMapping | undefined,
  question: GivenQuestion,
  value: GivenValue,
): UnmappedAnswer['reason'] | undefined {
  if (!question.isAsked) return 'notAsked'
  if (!mapping || !value.field) return 'noField'
  if (!value.isShown) return 'notShown'
  const place = findPlaceOfValue(mapping, question.key, value)
  if ('reason' in place) return place.reason
  const converted = convertValue(value.field.kind, value.value)
  if (!converted) return 'unreadable'
  const target = parseTarget(place.target)
  const mark = converted.mark ?? (value.isGuess ? 'estimate' : undefined)
  setValue(findDraft(drafts, question, value, target, place.scopes), target, place.inField, {
    value: converted.value,
    ...(mark && { mark }),
    source: toProvenance(question, value),
    lines: value.places,
  })
  return undefined
}

function setValue(
  { id, fields }: EntryDraft,
  { part, field }: TargetPlace,
  inField: string | undefined,
  value: Value<Json>,
): void {
  const known = fields[field]
  if (inField === undefined) {
    if (known) throw new Error(`Two answers are mapped to ${part}.${field} of ${id}`)
    fields[field] = value
    return
  }
  const several = (known ?? {}) as Record<string, Value<Json>>
  if (several[inField]) throw new Error(`Two answers are mapped to ${part}.${field} of ${id}`)
  fields[field] = { ...several, [inField]: value }
}

function findDraft(
  drafts: Drafts,
  question: GivenQuestion,
  value: GivenValue,
  target: TargetPlace,
  scopes: readonly EntryScope[],
): EntryDraft {
  const draft = createDraft(question, value, target, scopes)
  const ofPart = drafts.get(target.part)
  const known = ofPart?.get(draft.id) ?? draft
  ofPart?.set(draft.id, known)
  return known
}

function createDraft(
  { key, name, debtor }: GivenQuestion,
  { path, pointer }: GivenValue,
  { part, alias }: TargetPlace,
  scopes: readonly EntryScope[],
): EntryDraft {
  const fields = {}
  switch (parts[part].of) {
    case 'case':
      return { id: part, kind: '', debtor: null, fields }
    case 'debtor':
      return { id: `${part}_d${debtor ?? 1}`, kind: '', debtor: debtor ?? 1, fields }
    case 'household':
      return { id: `${part}_d${debtor ?? 1}`, kind: '', debtor: debtor ?? 1, fields }
    case 'answer':
      return { id: `${key}${pointer}`, kind: [name, ...path].join('.'), debtor, fields }
    case 'list': {
      const own = alias ? `${part}@${alias}` : part
      const at = scopes.findLastIndex(({ as }) => Object.hasOwn(as, own))
      const scope = scopes[at]
      if (!scope) throw new Error(`No entry around ${key}${pointer} is a ${own}`)
      const around = scopes.slice(0, at).findLast(({ as }) => Object.keys(as).length > 0)
      return {
        id: alias ? `${scope.id}@${alias}` : scope.id,
        kind: scope.as[own as keyof typeof scope.as] ?? '',
        debtor,
        ...(around && { of: around.id }),
        fields,
      }
    }
  }
}

function toProvenance({ key, debtor, answer }: GivenQuestion, { pointer }: GivenValue): Provenance {
  return {
    question: key,
    entry: pointer,
    debtor,
    revision: answer?.revision ?? 0,
    savedAt: answer?.savedAt.toISOString() ?? '',
    by: answer?.savedBy ?? null,
  }
}

function toUnmapped(
  question: GivenQuestion,
  given: GivenValue,
  reason: UnmappedAnswer['reason'],
): UnmappedAnswer {
  const { field, value } = given
  const isNumber = field?.kind === 'ssn' || field?.kind === 'itin'
  return {
    source: toProvenance(question, given),
    value: isNumber ? (convertValue(field.kind, value)?.value ?? null) : value,
    reason,
  }
}
