// In place of a page of which nothing is known yet: nothing for a second, then the sun mark and 'Loading...'.
import { useWords } from '../language/language.ts'
import { SunMark } from '../page/SunMark.tsx'
import { kitWords } from '../words.ts'

/** index.html draws the same while the program itself is loaded. */
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
