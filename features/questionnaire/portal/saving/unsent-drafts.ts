// Answers that the server has not got yet, sealed in this tab's mirror for a day (decisions B4.6).
import type { JsonObject } from '#features/questionnaire/rules/model.ts'
import type { Mirror } from '#ui/mirror.ts'
import type { Drafts, Place } from './driver.ts'
import type { Change } from './saving-state.ts'

/** Their place in the mirror is case, section and question. */
export function draftsIn(mirror: Mirror): Drafts {
  return {
    write: (place, change) => mirror.write('drafts', nameOf(place), change),
    remove: (place) => mirror.remove('drafts', nameOf(place)),
    all: () =>
      mirror.all('drafts').flatMap(({ id, value }) => {
        const place = placeOf(id)
        const change = changeOf(value)
        return place && change ? [{ place, change }] : []
      }),
  }
}

function nameOf({ caseId, sectionId, questionKey }: Place): string {
  return [caseId, sectionId, questionKey].join('|')
}

function placeOf(name: string): Place | undefined {
  const [caseId, sectionId, questionKey] = name.split('|')
  return caseId && sectionId && questionKey ? { caseId, sectionId, questionKey } : undefined
}

/** The portal may have been renewed in the meantime. */
function changeOf(value: unknown): Change | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { data, isComplete, writer, sequence, base } = value as Readonly<Record<string, unknown>>
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  if (typeof writer !== 'string' || typeof sequence !== 'number') return undefined
  return { data: data as JsonObject, isComplete: isComplete === true, writer, sequence, base: typeof base === 'number' ? base : undefined }
}
