// Says which picked files did not come into the list, and why.
import { documentsProblems } from '#features/documents/rules/problems.ts'
import { Banner } from '#ui/Banner.tsx'
import type { NotAdded } from './upload-state.ts'

export function NotAddedNote({ notAdded }: { readonly notAdded: readonly NotAdded[] }) {
  if (notAdded.length === 0) return null
  return (
    <div className="stack-2 mb-4">
      {notAdded.map(({ name, code }, at) =>
        name === '' ? (
          <Banner key={at} tone="bad" title={documentsProblems[code].text} />
        ) : (
          <Banner key={at} tone="bad" title={name}>
            <p>{documentsProblems[code].text}</p>
          </Banner>
        ),
      )}
    </div>
  )
}
