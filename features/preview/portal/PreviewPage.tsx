import { useEffect, useState } from 'react'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { runPreview } from './running-preview.ts'
import { previewSentences, previewWords } from './words.ts'

/** `over`: no link. `refused`: the link was used or is too old. */
type Outcome = 'opened' | 'over' | 'refused' | 'unreachable'

/** Once for each page load, because a link works once. */
let opening: Promise<Outcome> | undefined

export function Page() {
  const [outcome, setOutcome] = useState<Outcome>()
  const go = useGo()
  useEffect(() => {
    opening ??= openFromAddress()
    void opening.then(setOutcome)
  }, [])
  useEffect(() => {
    if (outcome === 'opened') go(paths.home, { replace: true })
  }, [outcome, go])
  if (outcome === undefined || outcome === 'opened') return <LoadingOverlay working />
  return <Closed outcome={outcome} />
}

/** Removes the token at once, so that neither the history nor a copied address holds it. */
async function openFromAddress(): Promise<Outcome> {
  const token = location.hash.slice(1)
  history.replaceState(history.state, '', paths.preview)
  if (token === '') return 'over'
  try {
    return (await runPreview(token)) === undefined ? 'opened' : 'refused'
  } catch (problem) {
    if (problem instanceof GraphProblem) return 'unreachable'
    throw problem
  }
}

function Closed({ outcome }: { readonly outcome: Exclude<Outcome, 'opened'> }) {
  const words = useWords(previewWords)
  const sentences = useWords(previewSentences)
  const leads = {
    over: words.overLead,
    refused: sentences['preview.link-over'],
    unreachable: words.unreachable,
  }
  const title = outcome === 'over' ? words.overTitle : words.failedTitle
  return <PageOf narrow title={title} lead={leads[outcome]} />
}
