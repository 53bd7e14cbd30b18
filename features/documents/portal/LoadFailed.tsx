// A page of documents that could not be read: the server's words where it has some, and another try, or the way back from what is not there.
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { ButtonLink } from '#ui/Link.tsx'
import { paths } from '#ui/paths.ts'
import { loadingWords as words } from './words.en.ts'

/** The error's own sentence is shown (seeds/001, section 8), except where only the connection failed. */
export function LoadFailed({ problem, onRetry }: { readonly problem: GraphProblem | null; readonly onRetry: () => void }) {
  const isOurs = problem !== null && problem.kind !== 'unavailable' && problem.kind !== 'unexpected' && problem.message !== ''
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
    <Banner tone="bad" title={isOurs ? problem.message : words.failed} action={wayOn}>
      {isOurs ? null : <p>{words.failedHint}</p>}
    </Banner>
  )
}
