import type {
  AnswerReference,
  AskedDocument,
  ContentField,
  ContentQuestion,
  ContentSection,
} from '../../rules/content/content.ts'
import { bindCondition, toCaseReference, namesIn } from './conditions/bind-condition.ts'
import type { Find } from './conditions/bind-condition.ts'
import type { Written } from './draft.ts'
import type { Faults } from './faults.ts'
import type { DraftDocument } from './read-documents.ts'

export function finishDocuments(
  drafts: readonly DraftDocument[],
  sections: readonly ContentSection[],
  faults: Faults,
): readonly AskedDocument[] {
  const questions = new Map(
    sections.flatMap(({ groups }) =>
      groups.flatMap((group) =>
        group.questions.map((question) => [question.key, question] as const),
      ),
    ),
  )
  return drafts.flatMap(({ when, known: { because, becauseOfSpouse, each, ...known } }) => {
    if (!when) return []
    refuseWrongDebtor(when, known.eachDebtor === true, questions, faults)
    return [
      {
        ...known,
        condition: bindCondition(when, findAnswer(questions), faults),
        because,
        ...(becauseOfSpouse ? { becauseOfSpouse } : {}),
        ...(each ? { each } : {}),
      },
    ]
  })
}

function findAnswer(questions: ReadonlyMap<string, ContentQuestion>): Find<AnswerReference> {
  return (name) => {
    const context = toCaseReference(name)
    if (context !== undefined) return context
    const inSum = /^sum\((.*)\)$/.exec(name)?.[1]
    const [key = '', ...steps] = (inSum ?? name).split('.')
    if (steps.length === 0)
      return `Of which question is "${name}"? Please write it as question.field.`
    const question = questions.get(key)
    if (!question) return `There is no question "${key}".`
    const field = fieldAt(question, steps)
    if (typeof field === 'string') return field
    if (field.sensitive) return `"${name}" is private: a requested document must not reveal it.`
    if (inSum !== undefined && field.kind !== 'currency' && field.kind !== 'number')
      return `"${field.label.en}" is no number: there is no sum of it.`
    const path = steps.map((step) => step.replace('[]', ''))
    return {
      reference: { question: key, path, ...(inSum === undefined ? {} : { sum: true }) },
      field,
    }
  }
}

function fieldAt(
  question: Pick<ContentQuestion, 'key'> & { readonly fields: readonly ContentField[] },
  steps: readonly string[],
): ContentField | string {
  const [step = '', ...below] = steps
  const key = step.replace('[]', '')
  const field = question.fields.find((known) => known.key === key)
  if (!field) return `The question "${question.key}" has no field "${key}".`
  const isList = field.kind === 'array' || field.kind === 'nested'
  if (isList && below.length > 0 && key === step)
    return `"${key}" is a list: please write ${key}[] to look at each of its entries.`
  if (!isList && key !== step) return `"${key}" is no list; please leave out the [].`
  if (below.length === 0) return field
  if (field.sub) {
    const [record = '', ...inRecord] = below
    const sub = field.sub.find((known) => known.key === record)
    if (!sub) return `The records "${key}" have no question "${record}".`
    return inRecord.length === 0
      ? `Of which field of "${record}"? Please write it as ${key}[].${record}.field.`
      : fieldAt(sub, inRecord)
  }
  return field.fields
    ? fieldAt({ key: question.key, fields: field.fields }, below)
    : `"${key}" has nothing below it.`
}

/** `each debtor: yes` is required if the condition reads such a question, otherwise refused. */
function refuseWrongDebtor(
  { condition, place }: Written,
  eachDebtor: boolean,
  questions: ReadonlyMap<string, ContentQuestion>,
  faults: Faults,
): void {
  const names = namesIn(condition)
  const own = names.find(
    (name) =>
      name === '$debtor' ||
      ['each', 'eachOrSpouse'].includes(
        questions.get(name.replace('sum(', '').split('.')[0] ?? '')?.who ?? '',
      ),
  )
  if (own !== undefined && !eachDebtor)
    faults.add(place, `"${own}" is each debtor's own; the document needs "each debtor: yes".`)
  if (own === undefined && eachDebtor)
    faults.add(place, 'Nothing here is each debtor\'s own; please leave out "each debtor: yes".')
}
