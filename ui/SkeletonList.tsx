// Still grey shapes of rows that are on their way. No shimmer.
import { useWords } from './language.ts'
import { kitWords } from './words.ts'

export function SkeletonList({ rows = 3 }: { readonly rows?: number }) {
  const words = useWords(kitWords)
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {words.loading}
      </p>
      <div className="list" aria-hidden="true">
        {Array.from({ length: rows }, (_, at) => (
          <div className="item" key={at}>
            <span className="bone sq" />
            <span className="grow">
              <span className="bone a" />
              <span className="bone b" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
