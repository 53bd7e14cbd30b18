import { sql } from 'kysely'
import {
  createProviderConsole,
  type ProviderConsole,
  type SendWebhook,
} from '#apps/demo/course-provider/provider-console.ts'
import { webhookSecrets } from '#apps/server/course-service.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'

export interface TestCourseProvider {
  /**
   * Starts the course for all debtors of the item, or only for the given debtor. Throws if the
   * state does not allow it.
   */
  start(itemId: string, debtor?: 1 | 2): Promise<void>
  /** Finishes the course and issues the certificate. */
  finish(itemId: string, debtor?: 1 | 2): Promise<void>
  finishWithoutCertificate(itemId: string, debtor?: 1 | 2): Promise<void>
  /** Issues certificates for debtors who have finished and have no certificate yet. */
  certificate(itemId: string): Promise<void>
  cancel(itemId: string): Promise<void>
  expire(itemId: string): Promise<void>
  accept(itemId: string): Promise<void>
  failNext: ProviderConsole['failNext']
  loseNextWebhook(): Promise<void>
  holdNextWebhook(): Promise<void>
  /** Returns how our server responded to each webhook, the newest first. */
  outcomes(): Promise<ReadonlyArray<{ readonly type: string; readonly outcome: number | string }>>
  readonly providerConsole: ProviderConsole
}

export function createTestCourseProvider(deps: AppDeps, send: SendWebhook): TestCourseProvider {
  const { database, clock, publicUrl } = deps
  const providerConsole = createProviderConsole({
    database,
    clock,
    publicUrl,
    send,
    secret: webhookSecrets(deps.settings, deps.secrets)[0] ?? new Uint8Array(32),
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
  const action = async (
    itemId: string,
    what: 'start' | 'finish' | 'cancel' | 'expire',
    debtor?: 1 | 2,
  ) => {
    const { itemKey, personKeys } = await keys(itemId, debtor)
    await must(providerConsole.perform(itemKey, what, personKeys))
  }
  return {
    providerConsole,
    start: (itemId, debtor) => action(itemId, 'start', debtor),
    finish: (itemId, debtor) => action(itemId, 'finish', debtor),
    async finishWithoutCertificate(itemId, debtor) {
      const { itemKey, personKeys } = await keys(itemId, debtor)
      await must(providerConsole.finishWithoutCertificate(itemKey, personKeys))
    },
    certificate: async (itemId) =>
      must(providerConsole.certify((await keys(itemId, undefined)).itemKey)),
    cancel: (itemId) => action(itemId, 'cancel'),
    expire: (itemId) => action(itemId, 'expire'),
    accept: async (itemId) => must(providerConsole.accept((await keys(itemId, undefined)).itemKey)),
    failNext: (operation, how) => providerConsole.failNext(operation, how),
    loseNextWebhook: () => providerConsole.webhookNext('lose'),
    holdNextWebhook: () => providerConsole.webhookNext('hold'),
    outcomes: () => providerConsole.webhooks(),
  }
}
