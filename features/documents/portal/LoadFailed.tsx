// A page of documents that could not be read: the server's words where it has some, and another try.
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { loadingWords as words } from './words.en.ts'

/** The error's own sentence is shown (seeds/001, section 8), except where only the connection failed. */
export function LoadFailed({ problem, onRetry }: { readonly problem: GraphProblem | null; readonly onRetry: () => void }) {
  const isOurs = problem !== null && problem.kind !== 'unavailable' && problem.kind !== 'unexpected' && problem.message !== ''
  const retry = (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <Banner tone="bad" title={isOurs ? problem.message : words.failed} action={retry}>
      {isOurs ? null : <p>{words.failedHint}</p>}
    </Banner>
  )
}
