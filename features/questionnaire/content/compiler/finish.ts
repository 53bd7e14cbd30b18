import type {
  Condition,
  ContentField,
  ContentGroup,
  ContentQuestion,
  ContentSection,
  Who,
} from '../../rules/content/content.ts'
import { bindCondition, toCaseReference, namesIn } from './conditions/bind-condition.ts'
import type { Find } from './conditions/bind-condition.ts'
import type { DraftField, DraftGroup, DraftQuestion, DraftSection, Written } from './draft.ts'
import type { Faults } from './faults.ts'
import { refuseUngated } from './conditions/gates.ts'

export function finishSections(
  sections: readonly DraftSection[],
  faults: Faults,
): readonly ContentSection[] {
  const groups = sections.flatMap((section) => section.groups)
  const questions = new Map(
    groups.flatMap((group) => group.questions).map((question) => [question.known.key, question]),
  )
  refuseQuestionCircles(
    groups.flatMap((group) =>
      group.questions.map((question) => ({ question, conditions: [group.only, question.only] })),
    ),
    faults,
  )
  return sections.map(({ known, groups: own }) => ({
    ...known,
    groups: own.map((group) => finishGroup(group, questions, faults)),
  }))
}

function finishGroup(
  { known, only, questions: own }: DraftGroup,
  questions: ReadonlyMap<string, DraftQuestion>,
  faults: Faults,
): ContentGroup {
  // The condition of a group applies to each of its questions.
  const bound = own.map((question) =>
    bindBetweenQuestions(only, question.known.who, questions, faults),
  )
  return {
    ...known,
    ...condition(bound[0]),
    questions: own.map((question) =>
      finishQuestion(question, question.known.who, questions, faults),
    ),
  }
}

function finishQuestion(
  question: DraftQuestion,
  who: Who,
  questions: ReadonlyMap<string, DraftQuestion>,
  faults: Faults,
): ContentQuestion {
  const { chapters, documents, ...known } = question.known
  refuseUngated(question.fields, question.only !== undefined, faults)
  return {
    ...known,
    ...condition(bindBetweenQuestions(question.only, who, questions, faults)),
    ...(chapters ? { chapters } : {}),
    fields: finishFields(question.fields, who, faults),
    ...(documents ? { documents } : {}),
  }
}

function finishFields(
  fields: readonly DraftField[],
  who: Who,
  faults: Faults,
): readonly ContentField[] {
  refuseFieldCircles(fields, faults)
  refuseWrongSums(fields, faults)
  return fields.map(({ known, only, fields: inner, sub }) => {
    const { key, kind, label, ask, help, required, requiredMessage, ...rest } = known
    return {
      key,
      kind,
      label,
      ...(ask ? { ask } : {}),
      ...(help ? { help } : {}),
      ...(required ? { required } : {}),
      ...(requiredMessage ? { requiredMessage } : {}),
      ...condition(only && bindCondition(only, findBeside(fields, who), faults)),
      ...rest,
      ...(inner ? { fields: finishFields(inner, who, faults) } : {}),
      ...(sub ? { sub: finishRecordQuestions(sub, who, faults) } : {}),
    }
  })
}

function refuseWrongSums(fields: readonly DraftField[], faults: Faults): void {
  for (const {
    known: { sumOf },
    place,
  } of fields) {
    if (!sumOf) continue
    const [list, amount] = sumOf
    const entries = fields.find(({ known }) => known.key === list && known.kind === 'array')
    const isMoney = entries?.fields?.some(
      ({ known }) => known.key === amount && known.kind === 'currency',
    )
    if (!isMoney)
      faults.add(place, `There is no money "${amount}" in a list "${list}" beside this field.`)
  }
}

/** Conditions refer to sub-questions of the same record. Their lists are already checked. */
function finishRecordQuestions(
  sub: readonly DraftQuestion[],
  who: Who,
  faults: Faults,
): readonly ContentQuestion[] {
  const siblings = new Map(sub.map((question) => [question.known.key, question]))
  refuseQuestionCircles(
    sub.map((question) => ({ question, conditions: [question.only] })),
    faults,
  )
  return sub.map(({ known: { documents, ...known }, only, fields }) => ({
    ...known,
    ...condition(bindBetweenQuestions(only, who, siblings, faults)),
    fields: finishFields(fields, who, faults),
    ...(documents ? { documents } : {}),
  }))
}

function condition(bound: Condition | undefined): { readonly condition?: Condition } {
  return bound ? { condition: bound } : {}
}

/** A field may depend only on fields of the same question, entry or block. */
function findBeside(fields: readonly DraftField[], who: Who): Find {
  return (name) => {
    const context = contextFor(name, who)
    if (context !== undefined) return context
    if (name.includes('.'))
      return `A field cannot look at another question (${name}); only a question or a group can.`
    const field = fields.find(({ known }) => known.key === name)
    return field
      ? { reference: { field: name }, field: field.known }
      : `There is no field "${name}" beside this one.`
  }
}

function bindBetweenQuestions(
  only: Written | undefined,
  who: Who,
  questions: ReadonlyMap<string, DraftQuestion>,
  faults: Faults,
): Condition | undefined {
  if (!only) return undefined
  return bindCondition(
    only,
    (name) => {
      const context = contextFor(name, who)
      if (context !== undefined) return context
      const [key, field] = name.split('.')
      if (key === undefined || field === undefined)
        return `Of which question is "${name}"? Please write it as question.field.`
      const question = questions.get(key)
      if (!question) return `There is no question "${key}".`
      const match = question.fields.find(({ known }) => known.key === field)
      return match
        ? { reference: { question: key, field }, field: match.known }
        : `The question "${key}" has no field "${field}".`
    },
    faults,
  )
}

function contextFor(name: string, who: Who): ReturnType<Find> | undefined {
  if (name === '$debtor' && who === 'household')
    return '$debtor says nothing here: the question is answered once for the household.'
  return toCaseReference(name)
}

interface ConditionalPart {
  readonly question: DraftQuestion
  readonly conditions: readonly (Written | undefined)[]
}

function refuseQuestionCircles(questions: readonly ConditionalPart[], faults: Faults): void {
  const written = new Map(
    questions.map(({ question, conditions }) => [
      question.known.key,
      conditions.filter((only) => only !== undefined),
    ]),
  )
  const looksAt = new Map(
    [...written].map(([key, conditions]) => [
      key,
      conditions.flatMap((only) => namesIn(only.condition)).map((name) => name.split('.')[0] ?? ''),
    ]),
  )
  for (const circle of getCircles(looksAt)) {
    const place = written.get(circle[0] ?? '')?.[0]?.place
    if (place) faults.add(place, `These questions wait for one another: ${circle.join(' → ')}.`)
  }
}

function refuseFieldCircles(fields: readonly DraftField[], faults: Faults): void {
  const looksAt = new Map(
    fields.map(({ known, only }) => [known.key, only ? namesIn(only.condition) : []]),
  )
  for (const circle of getCircles(looksAt)) {
    const place = fields.find(({ known }) => known.key === circle[0])?.only?.place
    if (place) faults.add(place, `These fields wait for one another: ${circle.join(' → ')}.`)
  }
}

/** Returns each circular dependency once. The list ends with its first key: a → b → a. */
function getCircles(
  looksAt: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const done = new Set<string>()
  const circles: (readonly string[])[] = []
  const visit = (key: string, path: readonly string[]): void => {
    const from = path.indexOf(key)
    if (from >= 0) circles.push([...path.slice(from), key])
    if (from >= 0 || done.has(key)) return
    for (const next of looksAt.get(key) ?? []) visit(next, [...path, key])
    done.add(key)
  }
  for (const key of looksAt.keys()) visit(key, [])
  return circles
}
