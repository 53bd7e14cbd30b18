import type { ListNamedParts } from '#features/cases/server/named-parts.ts'
import { courseNames } from '../rules/words.en.ts'
import { courseNames as courseNamesEs } from '../rules/words.es.ts'
import { listCourseItems } from './named-courses.store.ts'

export const listNamedCourses: ListNamedParts = async (db, legalCase, language) => {
  const names = language === 'es' ? courseNamesEs : courseNames
  const items = await listCourseItems(db, legalCase)
  return items.map(({ id, courseNumber }) => ({ id, name: names[courseNumber] }))
}
