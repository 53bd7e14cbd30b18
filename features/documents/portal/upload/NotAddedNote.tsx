import { Banner } from '#ui/feedback/Banner.tsx'
import { groupBy } from '#lib/lists.ts'
import { fillIn } from '#lib/problem.ts'
import { useWords } from '#ui/language/language.ts'
import { documentsSentences } from '../words.ts'
import type { NotAdded } from './upload-items.ts'
import { uploadWords } from './words.ts'

export interface NotAddedNoteProps {
  readonly notAdded: readonly NotAdded[]
  /** Where the button that was pressed may be gone. */
  readonly takesFocus?: boolean
}

export function NotAddedNote({ notAdded, takesFocus = false }: NotAddedNoteProps) {
  const words = useWords(uploadWords)
  const sentences = { ...useWords(documentsSentences), sending: words.notWhileSending }
  if (notAdded.length === 0) return null
  const bySentence = groupBy(notAdded, ({ code, params = {} }) => fillIn(sentences[code], params))
  return (
    <div className="dialog-notice stack-2">
      {[...bySentence].map(([sentence, files], at) => {
        const focus = { takesFocus: takesFocus && at === 0 }
        const names = [...new Set(files.map(({ name }) => name))].filter((name) => name !== '')
        return names.length === 0 ? (
          <Banner key={sentence} tone="bad" title={sentence} {...focus} />
        ) : (
          <Banner key={sentence} tone="bad" title={<Names names={names} />} {...focus}>
            <p>{sentence}</p>
          </Banner>
        )
      })}
    </div>
  )
}

/** One below the other: names may be long. */
function Names({ names }: { readonly names: readonly string[] }) {
  const last = names.length - 1
  return names.map((name, at) => (
    <span className="file-name-line" key={name}>
      {at === last ? name : `${name}, `}
    </span>
  ))
}
