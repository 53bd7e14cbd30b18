// The content of the questionnaire, in every version that some case is pinned to.
import type { Content } from '../../rules/content/content.ts'

export interface Contents {
  /** What a case is pinned to when its first section is started. */
  readonly newest: Content
  /** Throws for a version that this build does not carry. */
  of(version: number): Content
}

export function contentsOf(versions: readonly Content[]): Contents {
  const newest = versions.toSorted((one, other) => other.version - one.version)[0]
  if (!newest) throw new Error('There is no content of the questionnaire')
  return {
    newest,
    of(version) {
      const content = versions.find((known) => known.version === version)
      if (!content) throw new Error(`There is no version ${version} of the questionnaire's content`)
      return content
    },
  }
}
