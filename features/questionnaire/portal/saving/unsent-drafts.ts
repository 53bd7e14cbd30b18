// spec: saving#drafts
import * as v from 'valibot'
import { isJsonObject } from '../../rules/json.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { Mirror } from '#ui/mirror/mirror.ts'
import type { Drafts, QuestionRef } from './driver.ts'

/** Another portal version may have written the value. */
const storedChange = v.object({
  data: v.custom<JsonObject>((data) => isJsonObject(data as Json)),
  isComplete: v.fallback(v.boolean(), false),
  writer: v.string(),
  sequence: v.number(),
  base: v.fallback(
    v.optional(v.number(), () => undefined),
    undefined,
  ),
})

/** The key in the mirror consists of case, section, question and writer. */
export function draftsIn(mirror: Mirror): Drafts {
  return {
    write: ({ place, change, owner }) => mirror.write('drafts', getName(place, owner), change),
    remove: (place, owner) => mirror.remove('drafts', getName(place, owner)),
    all: () =>
      mirror.all('drafts').flatMap(({ id, value }) => {
        const [caseId, sectionId, questionKey, owner = ''] = id.split('|')
        const change = v.safeParse(storedChange, value)
        return caseId && sectionId && questionKey && change.success
          ? [{ place: { caseId, sectionId, questionKey }, change: change.output, owner }]
          : []
      }),
  }
}

/** Drafts of an earlier portal version have no owner. */
function getName({ caseId, sectionId, questionKey }: QuestionRef, owner: string): string {
  return [caseId, sectionId, questionKey, ...(owner === '' ? [] : [owner])].join('|')
}
