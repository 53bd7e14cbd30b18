// Shows unsent answers as text to copy after the section became read-only
// (spec: saving#draft-read-only).
import { useState } from 'react'
import { answerLines, type AnswerLine } from '#features/questionnaire/rules/shown/answer-text.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { copyText } from '#ui/browser/copy-text.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { ReadOnlyAnswers } from '../form/ReadOnlyAnswers.tsx'
import { savingWords } from '../question-words.ts'
import type { LiveSection } from './live-section.ts'
import { getPhase, findUnsent } from './saving-state.ts'
import { tabSaving } from './tab-saving.ts'
import { useSectionSavings } from './use-saving.ts'

export function UnsentAnswers({
  caseId,
  liveSection,
}: {
  readonly caseId: string
  readonly liveSection: LiveSection
}) {
  const words = useWords(savingWords)
  const language = useLanguage()
  const end = useCaseEnd()
  const [announced, setAnnounced] = useState('')
  const { section, groups } = liveSection
  const saveStates = useSectionSavings(caseId, section.id)
  // Once the section can be changed again, its fields have these answers.
  const questions = section.isReadOnly ? groups.flatMap((group) => group.Questions) : []
  const unsent = questions.flatMap((question) => {
    const saveState = saveStates.get(question.Value)
    const draft = saveState && getPhase(saveState) === 'closed' ? findUnsent(saveState) : undefined
    return draft ? [{ question, data: draft.data }] : []
  })
  if (unsent.length === 0) return null

  async function copy() {
    const text = unsent
      .map(({ question, data }) =>
        [
          question.Name,
          ...toText(answerLines(question.UnitForm, data, language, question.SubQuestions), '  '),
        ].join('\n'),
      )
      .join('\n\n')
    setAnnounced((await copyText(text)) ? words.copied : words.notCopied)
  }
  function forgetDrafts() {
    for (const { question } of unsent)
      tabSaving.discardDraft({
        caseId,
        sectionId: section.id,
        questionKey: question.Value,
      })
  }
  const actions = (
    <>
      <Button look="second" small onPress={() => void copy()}>
        {words.copy}
      </Button>
      <Button look="quiet" small onPress={forgetDrafts}>
        {words.forget}
      </Button>
    </>
  )
  return (
    <Banner
      tone="wait"
      title={end === undefined ? words.closed : words.ended(end)}
      action={actions}
    >
      <p role="status">{announced}</p>
      {unsent.map(({ question, data }) => (
        <section key={question.Value} aria-label={question.Name}>
          <p className="strong">{question.Name}</p>
          <ReadOnlyAnswers unit={question.UnitForm} value={data} subs={question.SubQuestions} />
        </section>
      ))}
    </Banner>
  )
}

function toText(lines: readonly AnswerLine[], indent: string): readonly string[] {
  return lines.flatMap(({ label, text, lines: below }) => [
    `${indent}${label}: ${text}`,
    ...toText(below ?? [], `${indent}  `),
  ])
}
