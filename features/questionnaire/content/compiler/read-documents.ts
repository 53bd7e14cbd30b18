import { isAskedByAnswers } from '#features/documents/rules/category-template/category-template.ts'
import type { AskedDocument } from '../../rules/content/content.ts'
import { readCondition } from './conditions/condition-language.ts'
import type { Written } from './draft.ts'
import type { Faults } from './faults.ts'
import { toForm } from './form.ts'
import type { Form } from './form.ts'
import type { Value } from './source.ts'
import type { Words } from './words.ts'

export interface DraftDocument {
  readonly when: Written | undefined
  readonly known: Omit<AskedDocument, 'condition'>
}

export const documentsFile = 'documents.yaml'

const documentLines = [
  'document',
  'reason',
  'asks for',
  'each debtor',
  'only suggests',
  'when',
  'because',
  'because of spouse',
  'each',
]

/** Answers never request these documents (spec: questionnaire#documents-for-all). */
const neverByAnswers = [
  'photoId',
  'ssnProof',
  'taxReturns',
  'creditCounselingCertificate',
  'debtorEducationCertificate',
]

export function readDocumentRules(
  source: Value | undefined,
  words: Words,
  faults: Faults,
): readonly DraftDocument[] {
  if (!source) return []
  if (!('list' in source)) {
    faults.add(
      source.place,
      'Here a list of documents is expected, each beginning with "- document: …".',
    )
    return []
  }
  const taken = new Set<string>()
  return source.list.map((value) => {
    const form = toForm(value, 'a document', documentLines, faults)
    const draft = readDocument(form, words)
    refuseTaken(form, draft.known, taken)
    taken.add(draft.known.reason)
    return draft
  })
}

export function documentKeys(drafts: readonly DraftDocument[]): ReadonlySet<string> {
  return new Set([...neverByAnswers, ...drafts.map(({ known }) => known.key)])
}

function refuseTaken(
  { faults, getPlace }: Form,
  { key, reason }: DraftDocument['known'],
  taken: ReadonlySet<string>,
): void {
  if (key === '' || !taken.has(reason)) return
  const written =
    reason === key ? 'without a "reason:" line' : `with "reason: ${reason.slice(key.length + 1)}"`
  faults.add(
    getPlace('reason'),
    `There is another entry of "${key}" ${written}; each needs a reason of its own.`,
  )
}

function readDocument(form: Form, words: Words): DraftDocument {
  const key = form.needed('document')
  const reason = form.text('reason')
  if (neverByAnswers.includes(key))
    form.faults.add(
      form.getPlace('document'),
      `"${key}" is never requested by answers: all clients need it, or a course provides it.`,
    )
  else if (key !== '' && !isKey(key))
    form.faults.add(form.getPlace('document'), 'A document is named by its key, one word.')
  if (reason !== undefined && !isKey(reason))
    form.faults.add(form.getPlace('reason'), 'A reason is named by its key, one word.')
  const because = form.needed('because')
  const ofSpouse = form.text('because of spouse')
  const each = form.text('each')
  return {
    when: readWhen(form),
    known: {
      key,
      reason: reason === undefined ? key : `${key}.${reason}`,
      asksFor: readAsksFor(form),
      ...(form.yes('each debtor') ? { eachDebtor: true } : {}),
      ...(form.yes('only suggests') ? { onlySuggests: true } : {}),
      because: words.text(because, form.getPlace('because')),
      ...(ofSpouse === undefined
        ? {}
        : { becauseOfSpouse: words.text(ofSpouse, form.getPlace('because of spouse')) }),
      ...(each === undefined ? {} : { each: words.text(each, form.getPlace('each')) }),
    },
  }
}

function isKey(word: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(word)
}

function readAsksFor(form: Form): readonly string[] {
  return form.neededList('asks for').flatMap((value) => {
    if ('text' in value && isAskedByAnswers(value.text)) return [value.text]
    form.faults.add(
      value.place,
      `"${'text' in value ? value.text : ''}" is nothing in the list of requested documents that answers may ask for.`,
    )
    return []
  })
}

function readWhen(form: Form): Written | undefined {
  const text = form.needed('when')
  if (text === '') return undefined
  const place = form.getPlace('when')
  const condition = readCondition(text, 'answers')
  if (typeof condition !== 'string') return { place, condition }
  form.faults.add(place, condition)
  return undefined
}
