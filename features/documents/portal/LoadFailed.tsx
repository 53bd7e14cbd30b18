import { casesSentences } from '#features/cases/portal/words.ts'
import { sentenceFor } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { documentsSentences, loadingWords } from './words.ts'

/** A failed connection has its own text (spec: documents#load-error-text). */
export function LoadFailed({
  problem,
  onRetry,
}: {
  readonly problem: GraphProblem | null
  readonly onRetry: () => void
}) {
  const words = useWords(loadingWords)
  const sentences = { ...useWords(casesSentences), ...useWords(documentsSentences) }
  const isOurs =
    problem !== null &&
    problem.kind !== 'unavailable' &&
    problem.kind !== 'unexpected' &&
    problem.message !== ''
  const isMissing = problem?.kind === 'not-found' && problem.code.startsWith('documents.')
  const wayOn = isMissing ? (
    <ButtonLink look="second" small href={paths.documents}>
      {words.toDocuments}
    </ButtonLink>
  ) : (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <Banner
      tone={isMissing ? 'note' : 'bad'}
      title={isOurs ? sentenceFor(problem, sentences) : words.failed}
      action={wayOn}
    >
      {isOurs ? null : <p>{words.failedHint}</p>}
    </Banner>
  )
}
