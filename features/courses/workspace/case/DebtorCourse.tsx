import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { CourseStateBadge } from '../CourseStateBadge.tsx'
import { holdCaseCourse, markCourseFiled, waiveCaseCourse } from './case-courses.operations.ts'
import type { DebtorCourseProps } from './course-props.ts'
import { CourseDialog, type OpenQuestion } from './dialogs/CourseDialog.tsx'
import { DownloadCertificate } from './DownloadCertificate.tsx'
import { listActs, listFacts, type CourseActName } from './course-facts.ts'
import { useCourseAct } from './use-course-act.ts'
import { caseCourseWords } from './words.ts'

/** How far one debtor is with one course. */
export function DebtorCourse(props: DebtorCourseProps) {
  const { caseId, courses, course, debtor } = props
  const words = useWords(caseCourseWords)
  const { formatDay } = useFormats()
  const may = usePermissions()
  const act = useCourseAct()
  const [question, setQuestion] = useState<OpenQuestion>()
  const title = words.courses[course.course]
  const key = { caseId, version: course.version, debtor: debtor.debtor }
  const facts = listFacts(debtor, { words, formatDay: (day) => formatDay(day, 'monthDayYear') })
  const isAllowed = may('courses')
  const acts = isAllowed
    ? listActs(course.course, debtor, { ...courses, mayWaive: may('waive-courses') })
    : []

  function choose(name: CourseActName): void {
    if (name === 'release')
      void act.perform(
        async () => (await graph.run(holdCaseCourse, { ...key, isHeld: false })).holdCaseCourse,
        words.released,
      )
    else if (name === 'endWaiver')
      void act.perform(
        async () => (await graph.run(waiveCaseCourse, { ...key, waiver: null })).waiveCaseCourse,
        words.waiverEnded,
      )
    else if (name === 'undoFiled')
      void act.perform(
        async () =>
          (await graph.run(markCourseFiled, { ...key, course: course.course, day: null }))
            .markCourseFiled,
        words.filedUndone,
      )
    else setQuestion(name)
  }

  return (
    <section className="debtor-course" aria-label={words.actsOf(debtor.givenName, title)}>
      <div className="debtor-course-head">
        <h3>{debtor.givenName}</h3>
        <CourseStateBadge state={debtor.state} />
      </div>
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      {facts.length > 0 ? <FactsTable rows={facts} /> : null}
      <div className="actions">
        {debtor.state === 'UPLOADED' ? (
          <ButtonLink look="second" small href={pathOfCase(caseId, 'documents')}>
            {words.toReview}
          </ButtonLink>
        ) : null}
        {debtor.certificateId === null ? null : (
          <DownloadCertificate id={debtor.certificateId} name={debtor.givenName} />
        )}
        {acts.map((name) => (
          <Button
            key={name}
            look={name === 'order' ? 'second' : 'quiet'}
            small
            name={`${words[name]}: ${words.actsOf(debtor.givenName, title)}`}
            onPress={() => choose(name)}
          >
            {words[name]}
          </Button>
        ))}
      </div>
      {question === undefined ? null : (
        <CourseDialog {...props} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </section>
  )
}
