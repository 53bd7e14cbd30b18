import type { ListNamedParts } from '#features/cases/server/named-parts.ts'
import { listNamedCourses } from '#features/courses/server/named-courses.ts'
import { listNamedDocuments } from '#features/documents/server/read/named-documents.ts'
import { listNamedSections } from '#features/questionnaire/server/named-sections.ts'

/** What the features name in the activity of a case. */
export function namedParts(deps: Parameters<typeof listNamedSections>[0]): ListNamedParts {
  const lists = [listNamedDocuments, listNamedSections(deps), listNamedCourses]
  return async (...ofCase) => {
    const parts = []
    for (const list of lists) parts.push(...(await list(...ofCase)))
    return parts
  }
}
