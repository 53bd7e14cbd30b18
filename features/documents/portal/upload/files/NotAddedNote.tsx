import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { documentsSentences } from '../../words.ts'
import type { NotAdded } from '../upload-items.ts'
import { uploadWords } from '../words.ts'

export function NotAddedNote({ notAdded }: { readonly notAdded: readonly NotAdded[] }) {
  const words = useWords(uploadWords)
  const sentences = { ...useWords(documentsSentences), sending: words.notWhileSending }
  if (notAdded.length === 0) return null
  const codes = [...new Set(notAdded.map(({ code }) => code))]
  return (
    <div className="dialog-notice stack-2">
      {codes.map((code) => {
        const names = notAdded
          .filter((file) => file.code === code && file.name !== '')
          .map(({ name }) => name)
        return names.length === 0 ? (
          <Banner key={code} tone="bad" title={sentences[code]} />
        ) : (
          <Banner key={code} tone="bad" title={names.join(', ')}>
            <p>{sentences[code]}</p>
          </Banner>
        )
      })}
    </div>
  )
}
