// The facts and acts of one course of one debtor that the page shows.
import type { WordingOf } from '#ui/language/language.ts'
import type { StaffCourseNumber } from '#ui/graphql/enums.generated.ts'
import type {
  CaseCoursesPartsFragment,
  CourseOfDebtorPartsFragment,
} from './case-courses.operations.ts'
import type { caseCourseWords } from './words.ts'

type Words = WordingOf<typeof caseCourseWords>

export interface FactWords {
  readonly words: Words
  readonly formatDay: (day: string) => string
}

export interface CourseFact {
  readonly name: string
  readonly value: string
}

/** Only what is known or was set. */
export function listFacts(
  debtor: CourseOfDebtorPartsFragment,
  { words, formatDay }: FactWords,
): readonly CourseFact[] {
  const { providerName, method, completedOn, certificateNumber, timesOpened } = debtor
  const { failedRegistrations, waivedUntil, waiverReason, courtFiledOn, days } = debtor
  const facts: readonly (CourseFact | false)[] = [
    providerName !== null && {
      name: words.takenAt,
      value: method === null ? providerName : words.by(providerName, words.methods[method]),
    },
    timesOpened > 0 && { name: words.opened, value: words.times(timesOpened) },
    failedRegistrations > 0 && { name: words.failed, value: words.times(failedRegistrations) },
    completedOn !== null && { name: words.completedOn, value: formatDay(completedOn) },
    certificateNumber !== null && { name: words.certificate, value: certificateNumber },
    ...days.map(
      ({ kind, day, isOfFirm, checkWithCourt }) =>
        (day !== null || isOfFirm) && {
          name: words.dayKinds[kind],
          value: sayDay({ day, isOfFirm, checkWithCourt }, { words, formatDay }),
        },
    ),
    waivedUntil !== null && {
      name: words.waivedUntil,
      value: [formatDay(waivedUntil), ...(waiverReason === null ? [] : [waiverReason])].join(': '),
    },
    courtFiledOn !== null && { name: words.courtFiledOn, value: formatDay(courtFiledOn) },
  ]
  return facts.filter((fact) => fact !== false)
}

function sayDay(
  {
    day,
    isOfFirm,
    checkWithCourt,
  }: Pick<CourseOfDebtorPartsFragment['days'][number], 'day' | 'isOfFirm' | 'checkWithCourt'>,
  { words, formatDay }: FactWords,
): string {
  if (day === null) return words.none
  if (isOfFirm) return words.ofFirm(formatDay(day))
  return checkWithCourt ? words.checkWithCourt(formatDay(day)) : formatDay(day)
}

export type CourseActName =
  | 'order'
  | 'file'
  | 'undoFiled'
  | 'hold'
  | 'release'
  | 'waive'
  | 'endWaiver'
  | 'setDay'
  | 'reset'

/** What the firm can do now, the most likely first. */
export function listActs(
  course: StaffCourseNumber,
  debtor: CourseOfDebtorPartsFragment,
  {
    isEnded,
    isFiled,
    mayWaive,
  }: Pick<CaseCoursesPartsFragment, 'isEnded' | 'isFiled'> & { readonly mayWaive: boolean },
): readonly CourseActName[] {
  const { state, canOrder, canReset, courtFiledOn, isHeld, waivedUntil } = debtor
  const isOver = state === 'DONE' || state === 'NOT_NEEDED'
  const canBeFiled =
    state === 'DONE' || state === 'UPLOADED' || (state !== 'NOT_NEEDED' && (isFiled || isEnded))
  const isOffered = state !== 'NOT_SET_UP' && state !== 'EARLIER_SYSTEM'
  const acts: readonly (CourseActName | false)[] = [
    canOrder && !isEnded && 'order',
    courtFiledOn === null && canBeFiled && 'file',
    courtFiledOn !== null && 'undoFiled',
    course === 'SECOND' && isOffered && !isHeld && !isOver && !isEnded && 'hold',
    course === 'SECOND' && isHeld && 'release',
    course === 'FIRST' && isFiled && !isOver && mayWaive && waivedUntil === null && 'waive',
    course === 'FIRST' && mayWaive && waivedUntil !== null && 'endWaiver',
    state !== 'NOT_NEEDED' && debtor.days.length > 0 && 'setDay',
    canReset && 'reset',
  ]
  return acts.filter((act) => act !== false)
}
