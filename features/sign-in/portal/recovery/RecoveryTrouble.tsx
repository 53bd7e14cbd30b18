import { translated } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { signInWords } from '../words.ts'
import type { Asked } from './ask-for-credentials.ts'
import { recoverySentences } from './sentences.ts'
import { recoveryWords } from './words.ts'

export function RecoveryTrouble({
  asked,
}: {
  readonly asked: Exclude<Asked, { readonly kind: 'go' }>
}) {
  const { forgot } = useWords(recoveryWords)
  const { trouble } = useWords(signInWords)
  const sentences = useWords(recoverySentences)
  const isOutOfReach = asked.kind === 'out-of-reach'
  const said =
    asked.kind === 'failed' && asked.said !== undefined
      ? translated(asked.said, recoverySentences.english, sentences)
      : forgot.failed
  return (
    <div className="mb-6">
      <Banner tone="bad" title={isOutOfReach ? trouble.title : said} takesFocus>
        <p>{isOutOfReach ? trouble.detail : forgot.failedDetail}</p>
      </Banner>
    </div>
  )
}
