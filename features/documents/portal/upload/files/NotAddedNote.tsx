import { Banner } from '#ui/feedback/Banner.tsx'
import { groupBy } from '#lib/lists.ts'
import { fillIn } from '#lib/problem.ts'
import { useWords } from '#ui/language/language.ts'
import { documentsSentences } from '../../words.ts'
import type { NotAdded } from '../upload-items.ts'
import { uploadWords } from '../words.ts'

export function NotAddedNote({ notAdded }: { readonly notAdded: readonly NotAdded[] }) {
  const words = useWords(uploadWords)
  const sentences = { ...useWords(documentsSentences), sending: words.notWhileSending }
  if (notAdded.length === 0) return null
  const bySentence = groupBy(notAdded, ({ code, params = {} }) => fillIn(sentences[code], params))
  return (
    <div className="dialog-notice stack-2">
      {[...bySentence].map(([sentence, files]) => {
        const names = files.map(({ name }) => name).filter((name) => name !== '')
        return names.length === 0 ? (
          <Banner key={sentence} tone="bad" title={sentence} />
        ) : (
          <Banner key={sentence} tone="bad" title={names.join(', ')}>
            <p>{sentence}</p>
          </Banner>
        )
      })}
    </div>
  )
}
