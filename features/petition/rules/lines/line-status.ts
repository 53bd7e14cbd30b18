import type { FormLine, OfficialForm } from '#features/questionnaire/rules/forms/official-form.ts'
import { isFiledIn } from '#features/questionnaire/rules/forms/official-forms.ts'
import type { Petition } from '../model/petition.ts'
import type { FormPlace } from '#features/questionnaire/rules/forms/marks.ts'
import { groupByLine, type ComputedLine, type Lines } from './computed-line.ts'
import { isSecondHousehold } from './expense-lines.ts'
import { printedForms } from './printed-lines.ts'

/** Open: something that belongs on the line is not answered yet. */
export type LineStatus = 'answered' | 'computed' | 'attorney' | 'notOnThisCase' | 'open'

export interface PrintedLine extends FormLine, FormPlace {
  readonly status: LineStatus
}

/** Lines that only the attorney can complete. So are all lines of forms that are the attorney's. */
const ofAttorney: ReadonlySet<string> = new Set([
  ...['101:13', '101:17', '106Sum:8'],
  ...['103B:2', '103B:6', '103B:12', '103B:13', '103B:14', '103B:15'],
])

/** Boxes that an answer decides which is marked with another line. */
const decidedBy: Readonly<Record<string, string>> = {
  '101:16a': '101:16',
  '101:16b': '101:16',
  '106A/B:37': '107:27',
}

/** Each printed line of every form. */
export function listPrintedLines(petition: Petition, computed: Lines): readonly PrintedLine[] {
  const facts: Facts = {
    petition,
    computed: groupByLine(computed),
    answered: new Set(linesOfValues(petition)),
  }
  return printedForms.flatMap(({ form, lines }) => {
    const filing = getFiling(form, petition)
    return lines.map(({ line, label }) => ({
      ...{ form: form.number, line, label },
      status: filing ?? getStatus(facts, form, line),
    }))
  })
}

interface Facts {
  readonly petition: Petition
  readonly computed: ReadonlyMap<string, readonly ComputedLine[]>
  readonly answered: ReadonlySet<string>
}

function getStatus(
  { petition, computed, answered }: Facts,
  form: OfficialForm,
  line: string,
): LineStatus {
  const name = `${form.number}:${line}`
  const columns = computed.get(name)
  if (columns) return columns.every(({ missing }) => missing.length === 0) ? 'computed' : 'open'
  if (form.isAttorneysPart || ofAttorney.has(name)) return 'attorney'
  const asAnswered = decidedBy[name] ?? name
  const leading = [...petition.questions.values()].filter(({ lines }) =>
    lines.some((place) => `${place.form}:${place.line}` === asAnswered),
  )
  if (leading.some(({ isAsked, isSettled }) => isAsked && !isSettled)) return 'open'
  if (answered.has(asAnswered)) return 'answered'
  return leading.every(({ isSettled }) => isSettled) ? 'notOnThisCase' : 'open'
}

function linesOfValues({ parts }: Petition): readonly string[] {
  return Object.values(parts).flatMap((entries) =>
    entries.flatMap(({ fields }) => Object.values(fields).flatMap((value) => namesIn(value))),
  )
}

function namesIn(value: object): readonly string[] {
  return 'lines' in value
    ? (value.lines as readonly FormPlace[]).map(({ form, line }) => `${form}:${line}`)
    : Object.values(value).flatMap((inner) => namesIn(inner as object))
}

/** Undefined if the form is filed in this case. */
function getFiling(form: OfficialForm, petition: Petition): LineStatus | undefined {
  if (!isFiledIn(form, petition.chapter)) return 'notOnThisCase'
  if (form.number === '106J-2' && !isSecondHousehold(petition))
    return petition.questions.get('maritalStatus')?.isSettled ? 'notOnThisCase' : 'open'
  const decider = deciders[form.number]
  if (!decider) return undefined
  if (!petition.questions.get(decider.question)?.isSettled) return 'open'
  return decider.isFiled(petition) ? undefined : 'notOnThisCase'
}

interface Decider {
  readonly question: string
  readonly isFiled: (petition: Petition) => boolean
}

/** Forms that are filed only if a client gave this answer. */
const deciders: Readonly<Record<string, Decider>> = {
  '101A': {
    question: 'rentalDetails',
    isFiled: ({ parts }) => parts.housing[0]?.fields.evictionJudgment?.value === 'yes',
  },
  '103A': {
    question: 'filingFee',
    isFiled: ({ parts }) => parts.fee[0]?.fields.method?.value === 'installments',
  },
  '103B': {
    question: 'filingFee',
    isFiled: ({ parts }) => parts.fee[0]?.fields.method?.value === 'waiver',
  },
}
