// Says which picked files did not come into the list, and why.
import { Banner } from '#ui/Banner.tsx'
import { useWords } from '#ui/language.ts'
import { documentsSentences } from '../sentences.ts'
import type { NotAdded } from './upload-items.ts'

export function NotAddedNote({ notAdded }: { readonly notAdded: readonly NotAdded[] }) {
  const sentences = useWords(documentsSentences)
  if (notAdded.length === 0) return null
  return (
    <div className="stack-2 mb-4">
      {notAdded.map(({ name, code }, at) =>
        name === '' ? (
          <Banner key={at} tone="bad" title={sentences[code]} />
        ) : (
          <Banner key={at} tone="bad" title={name}>
            <p>{sentences[code]}</p>
          </Banner>
        ),
      )}
    </div>
  )
}
