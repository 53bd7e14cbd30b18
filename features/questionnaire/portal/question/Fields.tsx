import { useCallback, type FocusEvent } from 'react'
import type { ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { useGo, usePageState } from '#ui/navigation/navigation.ts'
import { UnitForm } from '../form/UnitForm.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import type { LiveSection } from '../section/use-section.ts'
import type { QuestionPlace } from './place/place.ts'
import { fromItsCard } from './place/way-back.ts'
import { PrefilledNote } from './PrefilledNote.tsx'
import type { QuestionMatch } from './steps.ts'
import type { Answering } from './use-answer.ts'
import type { Moving } from './use-navigation.ts'

export interface FieldsProps {
  readonly place: QuestionPlace
  readonly live: LiveSection
  readonly found: QuestionMatch
  readonly answering: Answering
  readonly moving: Pick<Moving, 'faults' | 'attempt'>
}

export function Fields({
  place,
  live,
  found: { group, question, sub },
  answering,
  moving: { faults, attempt },
}: FieldsProps) {
  const go = useGo()
  // Opening an entry keeps the page state.
  const state = usePageState()
  const { unit, value, form, change, touch, leaveField, current, save } = answering
  const { isReadOnly } = live.section
  const toPath = (of: ModelQuestion, record: string | undefined) =>
    questionnairePaths.question({
      section: place.sectionId,
      group: live.isGrouped ? group.QuestionGroupId : undefined,
      question: of.QuestionId,
      record,
      from: place.from,
    })

  const { sectionId, from } = place
  const { isGrouped } = live
  // Memoized, since lists may be long.
  const wayTo = useCallback(
    (questionId: string) =>
      questionnairePaths.question({
        section: sectionId,
        group: isGrouped ? getGroup(questionId) : undefined,
        question: questionId,
        from,
      }),
    [sectionId, isGrouped, from],
  )

  function open(recordId: string, part: ModelQuestion) {
    // A record that was added automatically is saved when it is opened.
    if (!isReadOnly) void save(current())
    go(toPath(part, recordId), { state: fromItsCard })
  }

  const nested = sub
    ? {}
    : {
        nested: { subs: question.SubQuestions, onOpen: open },
        openEntry: place.recordId,
        onOpenEntry: (id: string | undefined) =>
          go(toPath(question, id), { replace: true, keepScroll: true, state }),
      }
  return (
    // Captures every interaction with the form before its fields do.
    <div
      onInputCapture={touch}
      onClickCapture={touch}
      onKeyDownCapture={touch}
      onBlur={(event) => isTypedIn(event) && leaveField()}
    >
      <UnitForm
        unit={unit}
        value={value}
        onChange={change}
        faults={faults}
        attempt={attempt}
        isReadOnly={isReadOnly}
        wayTo={wayTo}
        handle={form}
        {...nested}
        prefilledNote={
          isReadOnly || sub ? null : (
            <PrefilledNote
              question={question}
              isAnswered={answering.saving?.saved.revision !== undefined}
            />
          )
        }
      />
    </div>
  )
}

/** The QuestionGroupId in a QuestionId (spec: questionnaire#stable-keys). */
function getGroup(questionId: string): string {
  return questionId.split('.').slice(0, 2).join('.')
}

/** True when a text field or the whole form loses the focus. Choices wait for the autosave. */
function isTypedIn({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean {
  return (
    target.matches('textarea, input:not([type=radio], [type=checkbox])') ||
    !currentTarget.contains(relatedTarget)
  )
}
