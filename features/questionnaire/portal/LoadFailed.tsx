// spec: questionnaire#load-errors
import { casesSentences } from '#features/cases/portal/words.ts'
import { sentenceFor } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { questionnaireSentences, intakeWords } from './words.ts'

export function LoadFailed({
  problem,
  onRetry,
}: {
  readonly problem: GraphProblem
  readonly onRetry: () => void
}) {
  const { retry, notLoaded, unreachable } = useWords(intakeWords)
  const sentences = {
    ...useWords(casesSentences),
    ...useWords(questionnaireSentences),
    'network.unreachable': unreachable,
  }
  const again = (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {retry}
    </Button>
  )
  return <Banner tone="bad" title={sentenceFor(problem, sentences) || notLoaded} action={again} />
}
