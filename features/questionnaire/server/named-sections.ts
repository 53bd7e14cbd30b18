import type { ListNamedParts } from '#features/cases/server/named-parts.ts'
import { listSectionNames } from './named-sections.store.ts'
import type { QuestionnaireDeps } from './deps.ts'

/** Sections with their names in the newest content, and submissions. */
export function listNamedSections({
  contents,
}: Pick<QuestionnaireDeps, 'contents'>): ListNamedParts {
  return async (db, legalCase, language) => {
    const names = new Map(
      contents.newest.sections.map(({ systemName, name }) => [systemName, name[language]]),
    )
    return (await listSectionNames(db, legalCase)).map(({ id, systemName }) => ({
      id,
      name: systemName === null ? null : (names.get(systemName) ?? systemName),
    }))
  }
}
