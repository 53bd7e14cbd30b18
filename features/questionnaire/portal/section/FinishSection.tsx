// spec: questionnaire#complete-section, questionnaire#next-section
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { questionWords } from '../question-words.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import {
  caseQuestionnaireSections,
  completeQuestionnaireSection,
  sectionById,
} from '../questionnaire.operations.ts'
import { tabSaving } from '../saving/tab-saving.ts'
import { sectionToGoOnWith } from './section-look.ts'
import { startAtQuestion } from './start-section.ts'
import type { LiveSection } from './use-section.ts'
import { questionnaireSentences, summaryWords } from '../words.ts'
import { getCounts } from './summary-rows.ts'

export function FinishSection({
  live: { section, groups, progress },
}: {
  readonly live: LiveSection
}) {
  const words = useWords(summaryWords)
  const { id: caseId } = useCurrentCase()
  const { data: all } = useGraphQuery(caseQuestionnaireSections, { caseId })
  const { way, problem, mark } = useMarking(section.id)
  const { total, complete, help } = getCounts(groups)
  const open = total - complete
  const isReady = progress === 100
  const next = isReady
    ? sectionToGoOnWith(all?.caseQuestionnaireSections.filter(({ id }) => id !== section.id) ?? [])
    : undefined
  // If all open questions wait for help, nothing is left for the client to do
  // (spec: questionnaire#resolve).
  const reason = open === help ? words.missingHelp(help) : words.missing(open)
  return (
    <>
      {problem === undefined ? null : <Banner tone="bad" title={problem} takesFocus />}
      <div className="actions">
        {next ? (
          <Button busy={way === 'next' && words.marking} onPress={() => mark('next', next.id)}>
            {words.finishAndGoOn(next.sectionName)}
          </Button>
        ) : null}
        <Button
          look={next ? 'second' : 'primary'}
          busy={way === 'overview' && words.marking}
          unavailableBecause={!isReady && reason}
          onPress={() => mark('overview')}
        >
          {words.markAsComplete}
        </Button>
        <ButtonLink look="second" href={questionnairePaths.overview}>
          {words.finishLater}
        </ButtonLink>
      </div>
    </>
  )
}

/** The page after completing the section. */
type Way = 'overview' | 'next'

interface Marking {
  /** The action in progress. Its button is busy. */
  readonly way: Way | undefined
  readonly problem: string | undefined
  readonly mark: (way: Way, nextId?: string) => void
}

function useMarking(sectionId: string): Marking {
  const { notMarked } = useWords(summaryWords)
  const { failed: notSaved } = useWords(questionWords)
  const sentences = useWords(questionnaireSentences)
  const go = useGo()
  const matter = useCurrentCase()
  const caseId = matter.id
  const [way, setWay] = useState<Way>()
  const [problem, setProblem] = useState<string>()

  async function mark(nextId: string | undefined) {
    try {
      // Saves unsent input first.
      if (!(await tabSaving.waitUntilCaseSaved(caseId))) return setProblem(notSaved)
      const { completeQuestionnaireSection: answer } = await graph.run(
        completeQuestionnaireSection,
        { request: { caseId, sectionId } },
      )
      if (answer.success) go(await pathAfter(nextId))
      else setProblem(sentenceFor(readRefusal(answer, notMarked), sentences))
      await readAgain(caseQuestionnaireSections, sectionById)
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setProblem(notMarked)
    } finally {
      setWay(undefined)
    }
  }

  /** The section is complete by now. If the next one fails to open, this returns the overview. */
  async function pathAfter(nextId: string | undefined): Promise<string> {
    try {
      return (
        (nextId !== undefined && (await startAtQuestion(matter, nextId))) ||
        questionnairePaths.overview
      )
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      return questionnairePaths.overview
    }
  }

  return {
    way,
    problem,
    mark: (wanted, nextId) => {
      if (way !== undefined) return
      setProblem(undefined)
      setWay(wanted)
      void mark(nextId)
    },
  }
}
