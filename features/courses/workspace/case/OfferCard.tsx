import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import { setEarlierCourseSystem, type CaseCoursesPartsFragment } from './case-courses.operations.ts'
import { CodeDialog } from './dialogs/CodeDialog.tsx'
import { useCourseAct } from './use-course-act.ts'
import { caseCourseWords } from './words.ts'

export interface OfferCardProps {
  readonly caseId: string
  readonly courses: CaseCoursesPartsFragment
}

/** Whether the clients of the case see the courses at all. */
export function OfferCard({ caseId, courses }: OfferCardProps) {
  const words = useWords(caseCourseWords)
  const act = useCourseAct()
  const [question, setQuestion] = useState<'code' | 'earlier'>()
  const close = () => setQuestion(undefined)
  const { clientCode, isEarlierSystem, hasUnit, isEnded } = courses
  const isNew = clientCode === null

  async function mark(isEarlier: boolean) {
    close()
    await act.perform(
      async () =>
        (await graph.run(setEarlierCourseSystem, { caseId, isEarlierSystem: isEarlier }))
          .setEarlierCourseSystem,
      isEarlier ? words.earlierSaved : words.earlierEnded,
    )
  }

  return (
    <section className="card course-offer">
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      {isNew ? (
        <>
          <h2>{words.notSetUpTitle}</h2>
          <p className="soft">{isEnded ? words.ended : words.notSetUpText}</p>
        </>
      ) : (
        <p>
          <span className="soft">{words.clientCode}</span>{' '}
          <span className="strong">{clientCode}</span>
        </p>
      )}
      {isEnded && !isNew ? <p className="soft">{words.ended}</p> : null}
      {isEarlierSystem ? <p>{words.earlierText}</p> : null}
      {!hasUnit && !isEnded ? <Banner tone="note" slim title={words.noUnit} /> : null}
      <div className="actions">
        {isNew && !isEnded ? (
          <Button look="primary" small onPress={() => setQuestion('code')}>
            {words.setUp}
          </Button>
        ) : null}
        {isNew || isEnded ? null : (
          <ButtonLink look="quiet" small href={pathOfCase(caseId)}>
            {words.toCode}
          </ButtonLink>
        )}
        <Button
          look="quiet"
          small
          onPress={() => (isEarlierSystem ? void mark(false) : setQuestion('earlier'))}
        >
          {isEarlierSystem ? words.endEarlier : words.markEarlier}
        </Button>
      </div>
      {question === 'code' ? (
        <CodeDialog caseId={caseId} courses={courses} onClose={close} />
      ) : null}
      {question === 'earlier' ? (
        <ConfirmDialog
          title={words.markEarlierTitle}
          text={words.markEarlierText}
          action={words.markEarlierAct}
          onConfirm={() => void mark(true)}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
