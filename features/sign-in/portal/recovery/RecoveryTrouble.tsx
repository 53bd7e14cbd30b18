import { sentenceFor } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { signInWords } from '../words.ts'
import type { RecoveryOutcome } from './request-credentials.ts'
import { recoverySentences, recoveryWords } from './words.ts'

export function RecoveryTrouble({
  asked: request,
}: {
  readonly asked: Exclude<RecoveryOutcome, { readonly kind: 'go' }>
}) {
  const { forgot } = useWords(recoveryWords)
  const { trouble } = useWords(signInWords)
  const sentences = useWords(recoverySentences)
  const isOutOfReach = request.kind === 'out-of-reach'
  const message =
    request.kind === 'failed' && request.refusal !== undefined
      ? sentenceFor(request.refusal, sentences)
      : forgot.failed
  return (
    <div className="page-notice">
      <Banner tone="bad" title={isOutOfReach ? trouble.title : message} takesFocus>
        <p>{isOutOfReach ? trouble.detail : forgot.failedDetail}</p>
      </Banner>
    </div>
  )
}
