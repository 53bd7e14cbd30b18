// spec: questionnaire#content-versions, questionnaire#pinned-version
import type { Content } from '../../rules/content/content.ts'

export interface Contents {
  /** A case is pinned to this version when its first section starts. */
  readonly newest: Content
  /** Throws for a version that this build does not have. */
  of(version: number): Content
}

export function getContents(versions: readonly Content[]): Contents {
  const newest = versions.toSorted((a, b) => b.version - a.version)[0]
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
