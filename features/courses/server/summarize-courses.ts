import type { OpenDeadline, SummaryPart } from '#features/cases/server/summary-facts.ts'
import { listKeyDates } from '#features/cases/server/dates/key-dates.ts'
import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import { listShownDeadlines } from '../rules/deadlines/course-deadlines.ts'
import { getDeadlineFacts } from '../rules/deadlines/deadline-facts.ts'
import { listCourseDays } from './reminders/deadlines.store.ts'
import { listCoursesOfCases } from './stored-courses.store.ts'

/** Before every deadline, so that none is left out because its day has passed. */
const everyDay = ''

/** Who takes the courses, who has finished them, and the deadlines of both debtors. */
export const summarizeCourses: SummaryPart = async (db, cases) => {
  const stored = await listCoursesOfCases(db, cases)
  const uploads = await listCertificateUploads(db, cases)
  const courseDays = await listCourseDays(db, cases)
  const days = await listKeyDates(db, cases)
  return new Map(
    cases.map(({ caseId }) => {
      const facts = stored.get(caseId)
      if (!facts) return [caseId, { counts: {} }]
      const ofPeople = facts.people.map(({ debtor }) => ({
        debtor,
        known: getDeadlineFacts(facts, debtor, {
          uploads: uploads.get(caseId) ?? [],
          firstMeeting: days.get(caseId)?.dates['first-meeting'] ?? null,
          ofFirm: courseDays.get(caseId)?.ofFirm ?? [],
        }),
      }))
      const takers = facts.clientCode === null ? [] : ofPeople
      const isClosed = facts.caseStatus === 'Complete'
      return [
        caseId,
        {
          counts: {
            courseTakers: takers.length,
            firstCoursesDone: takers.filter(({ known }) => known.isFirstDone).length,
            secondCoursesDone: takers.filter(({ known }) => known.isSecondDone).length,
          },
          deadlines: isClosed
            ? []
            : ofPeople.flatMap(({ debtor, known }) =>
                listShownDeadlines(known, everyDay).map(({ kind, day }): OpenDeadline => ({
                  kind,
                  debtor,
                  day,
                })),
              ),
        },
      ]
    }),
  )
}
