// Marking a section as complete, greyed with the reason until every question is; or leaving it for later.
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { sentenceFor, type ProblemParams, type Sentences } from '#kit/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { ButtonLink } from '#ui/Link.tsx'
import { useGo } from '#ui/navigation.ts'
import { questionWords } from './question-words.ts'
import { questionnairePaths } from './questionnaire-paths.ts'
import { caseQuestionnaireSections, completeQuestionnaireSection, sectionById, type CompleteQuestionnaireSectionMutation } from './questionnaire.operations.ts'
import { tabSaving } from './saving/tab-saving.ts'
import type { LiveSection } from './section/use-section.ts'
import { questionnaireSentences } from './sentences.ts'
import { countsOf } from './summary-rows.ts'
import { summaryWords } from './words.ts'

export function FinishSection({ live: { section, groups, progress } }: { readonly live: LiveSection }) {
  const words = useWords(summaryWords)
  const marking = useMarking(section.id)
  const { asked, complete, help } = countsOf(groups)
  const open = asked - complete
  // Only help is waited for: nothing more can be done here (decisions B2.8).
  const reason = open === help ? words.missingHelp(help) : words.missing(open)
  return (
    <>
      {marking.problem === undefined ? null : <Banner tone="bad" title={marking.problem} takesFocus />}
      <div className="acts">
        <Button busy={marking.isMarking && words.marking} unavailableBecause={progress < 100 && reason} onPress={marking.mark}>
          {words.markAsComplete}
        </Button>
        <ButtonLink look="second" href={questionnairePaths.overview}>
          {words.finishLater}
        </ButtonLink>
      </div>
    </>
  )
}

interface Marking {
  readonly isMarking: boolean
  readonly problem: string | undefined
  readonly mark: () => void
}

/** Undefined for a refusal that has no words here. */
function sentenceOf({ error, errorCode, errorParams }: CompleteQuestionnaireSectionMutation['completeQuestionnaireSection'], sentences: Sentences): string | undefined {
  if (errorCode === null || !Object.hasOwn(sentences, errorCode)) return undefined
  return sentenceFor({ code: errorCode, message: error ?? '', params: (errorParams ?? {}) as ProblemParams }, sentences)
}

function useMarking(sectionId: string): Marking {
  const { notMarked } = useWords(summaryWords)
  const { failed: notSaved } = useWords(questionWords)
  const sentences = useWords(questionnaireSentences)
  const go = useGo()
  const { id: caseId } = useCurrentCase()
  const [isMarking, setMarking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function mark() {
    setProblem(undefined)
    setMarking(true)
    try {
      // What was typed a moment ago counts.
      if (!(await tabSaving.settleCase(caseId))) return setProblem(notSaved)
      const { completeQuestionnaireSection: answer } = await graph.run(completeQuestionnaireSection, { request: { caseId, sectionId } })
      if (answer.success) go(questionnairePaths.overview)
      else setProblem(sentenceOf(answer, sentences) ?? notMarked)
      await readAgain(caseQuestionnaireSections, sectionById)
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setProblem(notMarked)
    } finally {
      setMarking(false)
    }
  }
  return { isMarking, problem, mark: () => void mark() }
}
