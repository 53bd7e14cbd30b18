import { useState } from 'react'
import { Button } from '../display/Button.tsx'
import { GraphProblem } from '../graphql/graph-problem.ts'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'
import { Banner } from './Banner.tsx'
import { olderWords } from './words.ts'

export interface OlderEntriesProps {
  /** Reads the next page. Null after the last one. */
  readonly onShow: (() => Promise<void>) | null
  readonly look?: 'second' | 'quiet'
  readonly small?: boolean
}

/** The foot of a list that is read a page at a time. */
export function OlderEntries({ onShow, look = 'second', small = false }: OlderEntriesProps) {
  const words = useWords(kitWords)
  const { notOnPaper } = useWords(olderWords)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function show(read: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      await read()
    } catch (problem) {
      if (!(problem instanceof GraphProblem)) throw problem
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {hasFailed ? (
        <div className="part-notice">
          <Banner tone="bad" title={words.olderNotLoaded} takesFocus />
        </div>
      ) : null}
      {onShow === null ? null : (
        <>
          <Button
            look={look}
            small={small}
            busy={isBusy && words.loadingOlder}
            onPress={() => void show(onShow)}
          >
            {words.showOlder}
          </Button>
          <p className="on-paper">{notOnPaper}</p>
        </>
      )}
    </>
  )
}
