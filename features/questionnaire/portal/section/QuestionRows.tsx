import type { ModelGroup } from '#features/questionnaire/rules/content/model.ts'
import { useWords } from '#ui/language/language.ts'
import { List } from '#ui/page/List.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { listEnabledQuestions, getState, type PlaceToGoOn } from './summary-rows.ts'
import { summaryWords } from '../words.ts'

export interface QuestionRowsProps {
  readonly sectionId: string
  readonly group: ModelGroup
  /** False when the section has no groups. Its addresses then do not include a group. */
  readonly isGrouped: boolean
  readonly next: PlaceToGoOn | undefined
}

export function QuestionRows({ sectionId, group, isGrouped, next }: QuestionRowsProps) {
  const words = useWords(summaryWords)
  const questions = listEnabledQuestions([group])
  if (questions.length === 0) return <p className="soft">{words.noQuestions}</p>
  return (
    <List name={words.questions}>
      {questions.map((question) => (
        <AnswerRow
          key={question.Value}
          href={questionnairePaths.question({
            section: sectionId,
            group: isGrouped ? group.QuestionGroupId : undefined,
            question: question.QuestionId,
          })}
          name={question.Name}
          lines={[question.SubHeader, question.QuestionSummary]}
          state={getState(question)}
          goOn={
            question.QuestionId === next?.question.QuestionId
              ? next.isHinted
                ? words.continueHere
                : words.startHere
              : undefined
          }
        />
      ))}
    </List>
  )
}
