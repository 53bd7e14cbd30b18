// Static gray rows without shimmer. After a second, a text says that the page is loading.
import { useWords } from '../language/language.ts'
import { SunMark } from '../page/SunMark.tsx'
import { useLoading } from './use-loading.ts'
import { kitWords } from '../words.ts'

export function SkeletonList({ rows = 3 }: { readonly rows?: number }) {
  const words = useWords(kitWords)
  const isSlow = useLoading(true) === 'shown'
  return (
    <div aria-busy="true">
      <p className={isSlow ? 'loading-line' : 'visually-hidden'} role="status">
        {isSlow ? <SunMark /> : null}
        <span>{words.loading}</span>
      </p>
      <div className="list" aria-hidden="true">
        {Array.from({ length: rows }, (_, at) => (
          <div className="item" key={at}>
            <span className="bone sq" />
            <span className="grow">
              <span className="bone a" />
              <span className="bone strong" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
