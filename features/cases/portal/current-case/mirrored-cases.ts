// Cases are shown at once after a reload, then loaded again (spec: cases#mirrored-cases).
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { mirrorBounds } from '#ui/mirror/mirror-bounds.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import {
  activeCases,
  clientHome,
  type ActiveCasesQuery,
  type ClientHomeQuery,
} from '../cases.operations.ts'
import { findList, toRecords, type MirroredCase } from './mirrored-case.ts'

type WholeCase = ActiveCasesQuery['cases']['get'][number]
type Card = ClientHomeQuery['clientLevelDashboard']['clientDashboardItemList'][number]
type CachedCases = MirroredCase<WholeCase, Card>

const wholeKey = getKey(activeCases, {})
const cardsKey = getKey(clientHome, {})

/** Fills the query cache with stale data. Call it after the mirror is open. */
export function restoreCases(): void {
  const records = tabMirror.all('cases').map(({ value }) => value as CachedCases)
  const whole = findList(records, 'whole')
  const cards = findList(records, 'card')
  if (whole) restorePrivateValues(wholeKey, { cases: { get: whole } } satisfies ActiveCasesQuery)
  if (cards)
    restorePrivateValues(cardsKey, {
      clientLevelDashboard: { clientDashboardItemList: cards },
    } satisfies ClientHomeQuery)
}

/** Does not replace data that was loaded after the page was opened, because such data is newer. */
function restorePrivateValues(key: readonly unknown[], data: unknown): void {
  if (queryClient.getQueryData(key) === undefined)
    queryClient.setQueryData(key, data, { updatedAt: 1 })
}

/** Stores the active cases after each later load. Call it only once. */
export function cacheCases(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { query } = event
    const name = query.queryKey[0]
    if (name === activeCases.name)
      cachePart('whole', (query.state.data as ActiveCasesQuery).cases.get)
    if (name === clientHome.name)
      cachePart(
        'card',
        (query.state.data as ClientHomeQuery).clientLevelDashboard.clientDashboardItemList,
      )
  })
}

function cachePart(part: 'whole' | 'card', list: ReadonlyArray<WholeCase | Card>): void {
  const before = new Map(tabMirror.all('cases').map(({ id, value }) => [id, value as CachedCases]))
  const records = toRecords(before, part, list, mirrorBounds.cases.most)
  for (const id of before.keys()) if (!records.has(id)) tabMirror.remove('cases', id)
  for (const [id, record] of records) tabMirror.write('cases', id, record)
}
