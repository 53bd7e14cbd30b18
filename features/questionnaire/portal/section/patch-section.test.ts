// spec: saving#draft-read-only, saving#mirror
import { beforeEach, expect, test } from 'vitest'
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { caseQuestionnaireSections, sectionById } from '../questionnaire.operations.ts'
import { onSectionRead } from '../saving/patch-section.ts'

let statuses: Array<readonly [caseId: string, id: string, status: number]>

beforeEach(() => {
  statuses = []
  queryClient.clear()
})
onSectionRead(({ caseId, section }) => statuses.push([caseId, section.id, section.sectionStatus]))

const queryKey = getKey(sectionById, { caseId: 'c', sectionId: 's' })
const readWith = (sectionStatus: number) => ({ sectionById: { id: 's', sectionStatus } })

test('reports each read of a section, also one that changes nothing', () => {
  for (const status of [2, 4, 5, 5]) queryClient.setQueryData(queryKey, readWith(status))
  expect(statuses).toEqual([
    ['c', 's', 2],
    ['c', 's', 4],
    ['c', 's', 5],
    ['c', 's', 5],
  ])
})

test('does not report a failed read, a read that becomes old, or other reads', async () => {
  await queryClient
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('away')), retry: false })
    .catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData(getKey(caseQuestionnaireSections, { caseId: 'c' }), {
    caseQuestionnaireSections: [],
  })
  expect(statuses).toEqual([])
})
