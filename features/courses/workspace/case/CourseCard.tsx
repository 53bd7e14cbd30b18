import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { useWords } from '#ui/language/language.ts'
import type { CourseCardProps } from './course-props.ts'
import { DebtorCourse } from './DebtorCourse.tsx'
import { SetUpDialog } from './dialogs/SetUpDialog.tsx'
import { nameOfOption } from './dialogs/set-up-draft.ts'
import { caseCourseWords } from './words.ts'

/** One of the two courses: who pays, which providers, and how far each debtor is. */
export function CourseCard({ caseId, courses, course }: CourseCardProps) {
  const words = useWords(caseCourseWords)
  const may = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const { payer, providers, option, debtors } = course
  const title = words.courses[course.course]
  const id = `course-${course.course}`
  const names = providers?.map((provider) => provider.name ?? words.provider(provider.id))
  const isJoint = debtors.length > 1
  return (
    <section className="card" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {courses.clientCode === null || !may('courses') ? null : (
          <Button look="quiet" small name={words.changeOf(title)} onPress={() => setOpen(true)}>
            {words.change}
          </Button>
        )}
      </div>
      <p className="soft">{words.about[course.course]}</p>
      {courses.clientCode === null ? null : (
        <FactsTable
          rows={[
            { name: words.payer, value: words.payers[payer] },
            { name: words.providers, value: names?.join(', ') ?? words.everyProvider },
            ...(isJoint
              ? [{ name: words.option, value: nameOfOption(option, debtors, words) }]
              : []),
          ]}
        />
      )}
      {debtors.map((debtor) => (
        <DebtorCourse
          key={debtor.debtor}
          caseId={caseId}
          courses={courses}
          course={course}
          debtor={debtor}
        />
      ))}
      {isOpen ? (
        <SetUpDialog caseId={caseId} course={course} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  )
}
