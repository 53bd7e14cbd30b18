// The hand on the rehearsed order service: what people do there, what is made to go wrong, and the webhooks that tell us of it like any stranger's.
import { randomBytes } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import type { Database, Db } from '#ports/database.ts'
import { agencyAndCourse } from './catalogue.ts'
import { after, issueCertificate, type Act } from './items.ts'
import {
  certificateAddress,
  type RehearsedOperation,
} from '../../../adapters/course-provider/rehearsal-provider.ts'
import {
  certificatesOf,
  find,
  findItemBy,
  findToChange,
  keep,
  list,
  takeOut,
  type Mishap,
  type RehearsedCertificate,
  type RehearsedItem,
  type RehearsedWebhook,
  type WebhookMishap,
} from './demo-provider.store.ts'
import { signWebhook } from '../../../adapters/course-provider/signed-webhooks.ts'

/** Posts a webhook to our public route and answers its status. */
export type SendWebhook = (
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>

export interface DeskSettings {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string
  /** What the webhooks are signed with. */
  readonly secret: Uint8Array
  readonly send: SendWebhook
}

export type DeskItem = RehearsedItem & {
  readonly itemKey: string
  readonly certificates: ReadonlyArray<RehearsedCertificate & { readonly key: string }>
}

export interface RehearsalDesk {
  item(itemKey: string): Promise<DeskItem | undefined>
  itemByCode(startCode: string): Promise<DeskItem | undefined>
  itemByPhone(phoneNumber: string, accessCode: string): Promise<DeskItem | undefined>
  /** The newest first. */
  items(): Promise<readonly DeskItem[]>
  /** Of everybody on the item, or of these persons. False when that cannot be done now. Whoever finishes gets the certificate at once. */
  act(itemKey: string, act: Act, personKeys?: readonly string[]): Promise<boolean>
  /** Finishes, and keeps the certificate for later: `certify` gives it out. */
  finishWithoutCertificate(itemKey: string, personKeys?: readonly string[]): Promise<boolean>
  /** For whoever has finished and has none yet; as of now, unless the completion was at another moment. */
  certify(itemKey: string, completedAt?: Date): Promise<boolean>
  /** Tells that the registration was accepted, as a service does some time after it. */
  accept(itemKey: string): Promise<boolean>
  /** A new version of what a provider wants read. False when there is no such provider. */
  publish(providerId: number): Promise<boolean>
  certificateFile(key: string): Promise<Uint8Array | undefined>
  failNext(operation: RehearsedOperation, how: Mishap): Promise<void>
  mishaps(): Promise<ReadonlyArray<{ readonly operation: string; readonly how: string }>>
  /** The next webhook is lost, or comes after the one that follows it. */
  webhookNext(how: WebhookMishap): Promise<void>
  webhooks(): Promise<ReadonlyArray<RehearsedWebhook & { readonly id: string }>>
  /** Under the same id; answers the status, undefined when there is no such webhook or nobody answers. */
  resend(id: string): Promise<number | undefined>
  /** The same with a new id and a signature of somebody else. */
  forge(id: string): Promise<number | undefined>
}

const shownWebhooks = 20
const shownItems = 100

export function rehearsalDesk({
  database,
  clock,
  publicUrl,
  secret,
  send,
}: DeskSettings): RehearsalDesk {
  const { db } = database

  const post = async (id: string, body: string, key = secret): Promise<number | 'unreachable'> => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signWebhook(key, id, timestamp, Buffer.from(body)),
    }
    return send(headers, body).catch(() => 'unreachable' as const)
  }
  const deliver = async (id: string, webhook: Omit<RehearsedWebhook, 'outcome'>) => {
    const outcome = await post(id, webhook.body)
    await keep(db, 'webhook', id, { ...webhook, outcome })
    return outcome
  }
  const tell = async (payload: { readonly type: string } & Readonly<Record<string, unknown>>) => {
    const now = clock.now().toISOString()
    const id = `msg_${randomBytes(12).toString('hex')}`
    const webhook = {
      type: payload.type,
      sentAt: now,
      body: JSON.stringify({ occurredAt: now, ...payload }),
    }
    const mishap = await takeOut(db, 'webhook-mishap', 'next')
    if (mishap)
      return keep(db, 'webhook', id, {
        ...webhook,
        outcome: mishap.how === 'hold' ? 'held' : 'lost',
      })
    const held = (await list(db, 'webhook', shownWebhooks)).filter(
      ({ outcome }) => outcome === 'held',
    )
    await deliver(id, webhook)
    for (const { key, ...late } of held) await deliver(key, late)
    return undefined
  }
  const tellOfItem = (
    itemKey: string,
    type: string,
    data: Readonly<Record<string, unknown>> = {},
  ) => tell({ type, orderItemKey: itemKey, data })
  const certificateGiven = async (itemKey: string, key: string) => {
    const made = await find(db, 'certificate', key)
    if (!made) return
    await tell({
      type: 'certificate.issued',
      orderItemKey: itemKey,
      personKey: made.personKey,
      data: {
        certificateNumber: made.number,
        completedAt: made.completedAt,
        certificateUrl: certificateAddress(publicUrl, made.providerId, key),
        sha256: made.sha256,
      },
    })
  }
  const withCertificates = async (itemKey: string | undefined): Promise<DeskItem | undefined> => {
    const item = itemKey === undefined ? undefined : await find(db, 'item', itemKey)
    return item && itemKey !== undefined
      ? { ...item, itemKey, certificates: await certificatesOf(db, itemKey) }
      : undefined
  }
  /** The item before and after; undefined when the act is not for now. */
  const changed = (itemKey: string, act: Act, personKeys: readonly string[] | undefined) =>
    database.transact(async (tx: Db) => {
      const before = await findToChange(tx, 'item', itemKey)
      const item =
        before && after(before, act, personKeys ?? before.persons.map((person) => person.personKey))
      if (!before || !item) return undefined
      await keep(tx, 'item', itemKey, item)
      return { before, item }
    })
  const certify = async (itemKey: string, completedAt = clock.now()) => {
    const item = await withCertificates(itemKey)
    const waiting = (item?.persons ?? []).filter(
      (person) =>
        person.hasFinished &&
        !item?.certificates.some(({ personKey }) => personKey === person.personKey),
    )
    for (const { personKey } of waiting) {
      const key = await database.transact((tx) =>
        issueCertificate(tx, itemKey, personKey, completedAt),
      )
      await certificateGiven(itemKey, key)
    }
    return waiting.length > 0
  }
  const act = async (itemKey: string, what: Act, personKeys?: readonly string[]) => {
    const done = await changed(itemKey, what, personKeys)
    if (!done) return false
    const { before, item } = done
    if (what === 'cancel')
      await tellOfItem(itemKey, 'course.canceled', { reason: 'The participant asked for it' })
    if (what === 'expire') await tellOfItem(itemKey, 'course.expired')
    if ((what === 'start' || what === 'finish') && before.status !== 4)
      await tellOfItem(itemKey, 'course.started')
    if (what === 'finish' && item.status === 5) await tellOfItem(itemKey, 'course.finished')
    return true
  }

  return {
    item: withCertificates,
    itemByCode: async (startCode) => withCertificates(await findItemBy(db, { startCode })),
    itemByPhone: async (phoneNumber, accessCode) =>
      withCertificates(await findItemBy(db, { phoneNumber, accessCode })),
    async items() {
      const items = await list(db, 'item', shownItems)
      return Promise.all(
        items.map(async ({ key, ...item }) => ({
          ...item,
          itemKey: key,
          certificates: await certificatesOf(db, key),
        })),
      )
    },
    async act(itemKey, what, personKeys) {
      const isDone = await act(itemKey, what, personKeys)
      if (isDone && what === 'finish') await certify(itemKey)
      return isDone
    },
    finishWithoutCertificate: (itemKey, personKeys) => act(itemKey, 'finish', personKeys),
    certify,
    async accept(itemKey) {
      const item = await find(db, 'item', itemKey)
      if (item) await tellOfItem(itemKey, 'registration.accepted')
      return item !== undefined
    },
    async publish(providerId) {
      if (!agencyAndCourse(providerId)) return false
      const before = await find(db, 'page', String(providerId))
      await keep(db, 'page', String(providerId), { version: (before?.version ?? 1) + 1 })
      await tell({ type: 'catalog.changed', data: { providerId } })
      return true
    },
    async certificateFile(key) {
      const made = await find(db, 'certificate', key)
      return made && Buffer.from(made.pdfBase64, 'base64')
    },
    failNext: (operation, how) => keep(db, 'mishap', operation, { how }),
    mishaps: async () =>
      (await list(db, 'mishap')).map(({ key, how }) => ({ operation: key, how })),
    webhookNext: (how) => keep(db, 'webhook-mishap', 'next', { how }),
    webhooks: async () =>
      (await list(db, 'webhook', shownWebhooks)).map(({ key, ...webhook }) => ({
        ...webhook,
        id: key,
      })),
    async resend(id) {
      const webhook = await find(db, 'webhook', id)
      const outcome = webhook && (await deliver(id, webhook))
      return typeof outcome === 'number' ? outcome : undefined
    },
    async forge(id) {
      const webhook = await find(db, 'webhook', id)
      const outcome =
        webhook &&
        (await post(`msg_${randomBytes(12).toString('hex')}`, webhook.body, randomBytes(32)))
      return typeof outcome === 'number' ? outcome : undefined
    },
  }
}
