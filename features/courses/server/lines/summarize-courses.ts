import type {
  OpenDeadline,
  SummaryFacts,
  SummaryPart,
} from '#features/cases/server/summary-facts.ts'
import { listKeyDates } from '#features/cases/server/dates/key-dates.ts'
import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import {
  getCourseLineDay,
  getCourseLineState,
  type CourseLineState,
} from '../../rules/firm/course-line.ts'
import {
  listShownDeadlines,
  useBy,
  type DeadlineFacts,
} from '../../rules/deadlines/course-deadlines.ts'
import { getDeadlineFacts } from '../../rules/deadlines/deadline-facts.ts'
import { listTakers, type CourseFacts, type Debtor } from '../../rules/progress/course-facts.ts'
import { courseNumbers } from '../../rules/progress/courses.ts'
import type { Upload } from '../../rules/upload.ts'
import { listCourseDays } from '../reminders/deadlines.store.ts'
import { listCoursesOfCases } from '../stored-courses.store.ts'
import { saveCourseLines, type StoredLine } from './course-lines.store.ts'

/** Before every deadline, so that none is left out because its day has passed. */
const everyDay = ''

interface CaseToCount {
  readonly facts: CourseFacts
  readonly uploads: readonly Upload[]
  readonly people: ReadonlyArray<{
    readonly debtor: Debtor
    readonly hasEnded: boolean
    readonly known: DeadlineFacts
  }>
}

/**
 * Who takes the courses, who has finished them, and the deadlines of both debtors. Keeps the lines
 * of the list of courses as well (spec: courses#course-lines).
 */
export const summarizeCourses: SummaryPart = async (db, cases) => {
  const stored = await listCoursesOfCases(db, cases)
  const uploads = await listCertificateUploads(db, cases)
  const courseDays = await listCourseDays(db, cases)
  const days = await listKeyDates(db, cases)
  const counted = cases.flatMap(({ caseId }): readonly CaseToCount[] => {
    const facts = stored.get(caseId)
    if (!facts) return []
    const sources = {
      uploads: uploads.get(caseId) ?? [],
      firstMeeting: days.get(caseId)?.dates['first-meeting'] ?? null,
      ofFirm: courseDays.get(caseId)?.ofFirm ?? [],
    }
    const people = facts.people.map(({ debtor, hasEnded }) => ({
      debtor,
      hasEnded,
      known: getDeadlineFacts(facts, debtor, sources),
    }))
    return [{ facts, uploads: sources.uploads, people }]
  })
  await saveCourseLines(db, cases, counted.flatMap(toLines))
  const summaries = new Map(counted.map((each) => [each.facts.caseId, toSummary(each)]))
  return new Map(cases.map(({ caseId }) => [caseId, summaries.get(caseId) ?? { counts: {} }]))
}

function toLines({ facts, uploads, people }: CaseToCount): readonly StoredLine[] {
  const takers = listTakers(people)
  return people.flatMap((person) =>
    courseNumbers.map((courseNumber) => ({
      caseId: facts.caseId,
      debtor: person.debtor,
      courseNumber,
      state: toStateOfTaker(
        getCourseLineState(facts, courseNumber, person.debtor, uploads),
        takers.includes(person),
      ),
      dueOn: getCourseLineDay(facts, courseNumber, person.debtor, person.known),
    })),
  )
}

/** A debtor whose part has ended while the case goes on is not waited for. */
function toStateOfTaker(state: CourseLineState, isTaker: boolean): CourseLineState {
  return isTaker || state === 'done' ? state : 'not-needed'
}

function toSummary({ facts, people }: CaseToCount): SummaryFacts {
  const takers = facts.clientCode === null ? [] : listTakers(people)
  return {
    counts: {
      courseTakers: takers.length,
      firstCoursesDone: takers.filter(({ known }) => known.isFirstDone).length,
      secondCoursesDone: takers.filter(({ known }) => known.isSecondDone).length,
    },
    filing: {
      counseling: people.map(({ debtor, known }) => ({
        ...{ debtor, isDone: known.isFirstDone },
        useBy: useBy(known)?.day ?? null,
      })),
    },
    deadlines: people.flatMap(({ debtor, known }) =>
      listShownDeadlines(known, everyDay).map(({ kind, day }): OpenDeadline => ({
        kind,
        debtor,
        day,
      })),
    ),
  }
}
