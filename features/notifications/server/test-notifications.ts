import { sql } from 'kysely'
import type { newsWords } from '#testing/test-news-words.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { notify } from './notify.ts'

const dana = { id: '0199f0aa-0000-7000-8000-00000000000a', name: 'Dana Reyes' }
const stub = { id: '0199f0aa-0000-7000-8000-00000000000b', name: 'Pay stub.pdf' }

export async function insertNews(
  app: TestApp,
  account: 'marcus' | 'elena',
  type: string,
  kind: keyof typeof newsWords,
  displayType: 1 | 2 | 3 = 1,
): Promise<string> {
  const { deps, demoData } = app
  await app.clock.moveBy(1000)
  const params = { actors: [dana], objects: [stub] }
  await deps.database.transact((tx) =>
    notify(deps, tx, {
      firmId: demoData.firms.hollis,
      accountId: demoData.accounts[account],
      caseId: demoData.cases.whitfield,
      type,
      kind,
      params,
      displayType,
    }),
  )
  const { rows } = await sql<{
    id: string
  }>`select id from notification order by created_at desc, id desc limit 1`.execute(
    deps.database.db,
  )
  return rows[0]?.id ?? ''
}

const list =
  'query ($caseId: ID, $read: Boolean) { notifications { get(caseId: $caseId, read: $read) { id type notificationType kind description notificationTime caseId read readTime delivered notificationDisplayType } } }'
export const get = async (
  browser: Browser,
  filter: object = {},
  headers: Readonly<Record<string, string>> = {},
) => (await browser.graph(list, filter as Record<string, unknown>, headers)).data.notifications.get
export const readIds = async (browser: Browser, filter: object = {}) =>
  (await get(browser, filter)).map(({ id }: { id: string }) => id)
export const unread = async (browser: Browser) =>
  (await browser.graph('{ notifications { unreadCount } }')).data.notifications.unreadCount
export const read = (browser: Browser, id: string) =>
  browser.graph(
    'mutation ($id: ID!) { notifications { markAsRead(id: $id) { success errorCode error } } }',
    { id },
  )
export const delivered = (browser: Browser, ids: readonly string[]) =>
  browser.graph(
    'mutation ($ids: [ID!]!) { notifications { markAsDelivered(ids: $ids) { success errorCode error } } }',
    { ids },
  )
export const done = { success: true, errorCode: null, error: null }
