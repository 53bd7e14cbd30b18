import { useWords } from '../language/language.ts'
import { SunMark } from '../page/SunMark.tsx'
import { kitWords } from '../words.ts'

/** index.html shows the same while the program loads. */
export function LoadingPage({ isShown }: { readonly isShown: boolean }) {
  const words = useWords(kitWords)
  return (
    <div className="loading" role="status" aria-busy="true">
      {isShown ? (
        <>
          <SunMark />
          <p>{words.loading}</p>
        </>
      ) : null}
    </div>
  )
}
