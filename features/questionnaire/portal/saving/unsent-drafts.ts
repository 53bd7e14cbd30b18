// spec: saving#drafts
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { Mirror } from '#ui/mirror/mirror.ts'
import type { Drafts, QuestionRef } from './driver.ts'
import type { Change } from './saving-state.ts'

/** The key in the mirror consists of case, section, question and writer. */
export function draftsIn(mirror: Mirror): Drafts {
  return {
    write: ({ place, change, owner }) => mirror.write('drafts', getName(place, owner), change),
    remove: (place, owner) => mirror.remove('drafts', getName(place, owner)),
    all: () =>
      mirror.all('drafts').flatMap(({ id, value }) => {
        const [caseId, sectionId, questionKey, owner = ''] = id.split('|')
        const change = findChange(value)
        return caseId && sectionId && questionKey && change
          ? [{ place: { caseId, sectionId, questionKey }, change, owner }]
          : []
      }),
  }
}

/** Drafts of an earlier portal version have no owner. */
function getName({ caseId, sectionId, questionKey }: QuestionRef, owner: string): string {
  return [caseId, sectionId, questionKey, ...(owner === '' ? [] : [owner])].join('|')
}

/** Another portal version may have written the value. */
function findChange(value: unknown): Change | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { data, isComplete, writer, sequence, base } = value as Readonly<Record<string, unknown>>
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  if (typeof writer !== 'string' || typeof sequence !== 'number') return undefined
  return {
    data: data as JsonObject,
    isComplete: isComplete === true,
    writer,
    sequence,
    base: typeof base === 'number' ? base : undefined,
  }
}
