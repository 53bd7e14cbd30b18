// A hand on the rehearsed order service for tests: acts by our own item's id and debtor, and its webhooks arrive over the server's public route.
import { sql } from 'kysely'
import {
  rehearsalDesk,
  type RehearsalDesk,
  type SendWebhook,
} from '#apps/demo/course-provider/provider-console.ts'
import { webhookSecrets } from '../server/course-service.ts'
import type { World } from '../server/create-deps.ts'

export interface TestRehearsal {
  /** Everybody on the item, or one of them. Each throws when that cannot be done now. */
  start(itemId: string, debtor?: 1 | 2): Promise<void>
  /** With the certificate at once. */
  finish(itemId: string, debtor?: 1 | 2): Promise<void>
  finishWithoutCertificate(itemId: string, debtor?: 1 | 2): Promise<void>
  /** For whoever has finished and has none yet. */
  certificate(itemId: string): Promise<void>
  cancel(itemId: string): Promise<void>
  expire(itemId: string): Promise<void>
  accept(itemId: string): Promise<void>
  failNext: RehearsalDesk['failNext']
  loseNextWebhook(): Promise<void>
  holdNextWebhook(): Promise<void>
  /** What our server answered to each webhook, the newest first. */
  outcomes(): Promise<ReadonlyArray<{ readonly type: string; readonly outcome: number | string }>>
  readonly desk: RehearsalDesk
}

export function testRehearsal(world: World, send: SendWebhook): TestRehearsal {
  const { database, clock, publicUrl } = world
  const desk = rehearsalDesk({
    database,
    clock,
    publicUrl,
    send,
    secret: webhookSecrets(world.settings, world.secrets)[0] ?? new Uint8Array(32),
  })
  const keys = async (itemId: string, debtor: 1 | 2 | undefined) => {
    const { rows } = await sql<{ itemKey: string; debtor: number; personKey: string }>`
      select i.item_key as "itemKey", c.debtor, c.person_key as "personKey"
      from course_item i left join course_customer c on c.order_id = i.order_id where i.id = ${itemId}`.execute(
      database.db,
    )
    const itemKey = rows[0]?.itemKey
    if (itemKey === undefined) throw new Error('There is no such item')
    return {
      itemKey,
      personKeys:
        debtor === undefined
          ? undefined
          : rows.filter((row) => row.debtor === debtor).map((row) => row.personKey),
    }
  }
  const must = async (isDone: Promise<boolean>) => {
    if (!(await isDone)) throw new Error('This cannot be done now')
  }
  const act = async (
    itemId: string,
    what: 'start' | 'finish' | 'cancel' | 'expire',
    debtor?: 1 | 2,
  ) => {
    const { itemKey, personKeys } = await keys(itemId, debtor)
    await must(desk.act(itemKey, what, personKeys))
  }
  return {
    desk,
    start: (itemId, debtor) => act(itemId, 'start', debtor),
    finish: (itemId, debtor) => act(itemId, 'finish', debtor),
    async finishWithoutCertificate(itemId, debtor) {
      const { itemKey, personKeys } = await keys(itemId, debtor)
      await must(desk.finishWithoutCertificate(itemKey, personKeys))
    },
    certificate: async (itemId) => must(desk.certify((await keys(itemId, undefined)).itemKey)),
    cancel: (itemId) => act(itemId, 'cancel'),
    expire: (itemId) => act(itemId, 'expire'),
    accept: async (itemId) => must(desk.accept((await keys(itemId, undefined)).itemKey)),
    failNext: (operation, how) => desk.failNext(operation, how),
    loseNextWebhook: () => desk.webhookNext('lose'),
    holdNextWebhook: () => desk.webhookNext('hold'),
    outcomes: () => desk.webhooks(),
  }
}
