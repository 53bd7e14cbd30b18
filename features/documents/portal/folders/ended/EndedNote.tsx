import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { submitWords } from '../../words.ts'

export interface EndedNoteProps {
  /** How the case ended. */
  readonly end: string
  readonly isAsked?: boolean
  /** Something was on its way when the case ended. */
  readonly isWaiting?: boolean
}

/** spec: documents#ended-case */
export function EndedNote({ end, isAsked = false, isWaiting = false }: EndedNoteProps) {
  const words = useWords(submitWords)
  return (
    <Banner tone="note" title={end}>
      <p>{isAsked ? words.endedAsked : words.ended}</p>
      {isWaiting ? <p>{words.endedWaiting}</p> : null}
    </Banner>
  )
}
