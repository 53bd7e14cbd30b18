import { randomBytes } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import type { Database, Db } from '#ports/database.ts'
import { certificateAddress } from './addresses.ts'
import { agencyAndCourse } from './catalogue.ts'
import { after, issueCertificate, type CourseAction } from './items.ts'
import { type DemoOperation } from './demo-operations.ts'
import {
  listCertificates,
  findRecord,
  findItemBy,
  lockRecord,
  saveRecord,
  listRecords,
  deleteRecord,
  type SimulatedFault,
  type DemoCertificate,
  type DemoItem,
  type DemoWebhook,
  type SimulatedWebhookFault,
} from './demo-provider.store.ts'
import { signWebhook } from '#adapters/course-provider/signed-webhooks.ts'

/** Posts a webhook to the public route and returns its status. */
export type SendWebhook = (
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>

export interface ProviderConsoleOptions {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string
  /** Key that signs the webhooks. */
  readonly secret: Uint8Array
  readonly send: SendWebhook
}

export type ConsoleItem = DemoItem & {
  readonly itemKey: string
  readonly certificates: ReadonlyArray<DemoCertificate & { readonly key: string }>
}

export interface ProviderConsole {
  item(itemKey: string): Promise<ConsoleItem | undefined>
  itemByCode(startCode: string): Promise<ConsoleItem | undefined>
  itemByPhone(phoneNumber: string, accessCode: string): Promise<ConsoleItem | undefined>
  /** Returns the items, the newest first. */
  items(): Promise<readonly ConsoleItem[]>
  /** Returns false if the action is not possible now. `finish` also issues the certificates. */
  perform(itemKey: string, action: CourseAction, personKeys?: readonly string[]): Promise<boolean>
  /** Finishes without a certificate; `certify` issues it later. */
  finishWithoutCertificate(itemKey: string, personKeys?: readonly string[]): Promise<boolean>
  /** Issues missing certificates of persons who have finished. `completedAt` defaults to now. */
  certify(itemKey: string, completedAt?: Date): Promise<boolean>
  /** Reports that the registration was accepted. */
  accept(itemKey: string): Promise<boolean>
  /** Publishes new versions of the provider's texts. Returns false if the provider is unknown. */
  publish(providerId: number): Promise<boolean>
  certificateFile(key: string): Promise<Uint8Array | undefined>
  failNext(operation: DemoOperation, how: SimulatedFault): Promise<void>
  faults(): Promise<ReadonlyArray<{ readonly operation: string; readonly how: string }>>
  /** Loses the next webhook, or sends it after the webhook that follows it. */
  webhookNext(how: SimulatedWebhookFault): Promise<void>
  webhooks(): Promise<ReadonlyArray<DemoWebhook & { readonly id: string }>>
  /** Sends the same ID again. Returns the status, or undefined if there was no response. */
  resend(id: string): Promise<number | undefined>
  /** Sends the webhook with a new ID and an invalid signature. */
  forge(id: string): Promise<number | undefined>
}

const shownWebhooks = 20
const shownItems = 100

export function createProviderConsole({
  database,
  clock,
  publicUrl,
  secret,
  send,
}: ProviderConsoleOptions): ProviderConsole {
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
  const deliver = async (id: string, webhook: Omit<DemoWebhook, 'outcome'>) => {
    const outcome = await post(id, webhook.body)
    await saveRecord(db, 'webhook', id, { ...webhook, outcome })
    return outcome
  }
  const sendEvent = async (
    payload: { readonly type: string } & Readonly<Record<string, unknown>>,
  ) => {
    const now = clock.now().toISOString()
    const id = `msg_${randomBytes(12).toString('hex')}`
    const webhook = {
      type: payload.type,
      sentAt: now,
      body: JSON.stringify({ occurredAt: now, ...payload }),
    }
    const fault = await deleteRecord(db, 'webhook-mishap', 'next')
    if (fault)
      return saveRecord(db, 'webhook', id, {
        ...webhook,
        outcome: fault.how === 'hold' ? 'held' : 'lost',
      })
    const held = (await listRecords(db, 'webhook', shownWebhooks)).filter(
      ({ outcome }) => outcome === 'held',
    )
    await deliver(id, webhook)
    for (const { key, ...late } of held) await deliver(key, late)
    return undefined
  }
  const sendItemEvent = (
    itemKey: string,
    type: string,
    data: Readonly<Record<string, unknown>> = {},
  ) => sendEvent({ type, orderItemKey: itemKey, data })
  const sendCertificateEvent = async (itemKey: string, key: string) => {
    const certificate = await findRecord(db, 'certificate', key)
    if (!certificate) return
    await sendEvent({
      type: 'certificate.issued',
      orderItemKey: itemKey,
      personKey: certificate.personKey,
      data: {
        certificateNumber: certificate.number,
        completedAt: certificate.completedAt,
        certificateUrl: certificateAddress(publicUrl, certificate.providerId, key),
        sha256: certificate.sha256,
      },
    })
  }
  const findWithCertificates = async (
    itemKey: string | undefined,
  ): Promise<ConsoleItem | undefined> => {
    const item = itemKey === undefined ? undefined : await findRecord(db, 'item', itemKey)
    return item && itemKey !== undefined
      ? { ...item, itemKey, certificates: await listCertificates(db, itemKey) }
      : undefined
  }
  /** Returns the item before and after the action, or undefined if it is not possible now. */
  const changeItem = (
    itemKey: string,
    action: CourseAction,
    personKeys: readonly string[] | undefined,
  ) =>
    database.transact(async (tx: Db) => {
      const before = await lockRecord(tx, 'item', itemKey)
      const item =
        before &&
        after(before, action, personKeys ?? before.persons.map((person) => person.personKey))
      if (!before || !item) return undefined
      await saveRecord(tx, 'item', itemKey, item)
      return { before, item }
    })
  const certify = async (itemKey: string, completedAt = clock.now()) => {
    const item = await findWithCertificates(itemKey)
    const waiting = (item?.persons ?? []).filter(
      (person) =>
        person.hasFinished &&
        !item?.certificates.some(({ personKey }) => personKey === person.personKey),
    )
    for (const { personKey } of waiting) {
      const key = await database.transact((tx) =>
        issueCertificate(tx, itemKey, personKey, completedAt),
      )
      await sendCertificateEvent(itemKey, key)
    }
    return waiting.length > 0
  }
  const performOnly = async (
    itemKey: string,
    what: CourseAction,
    personKeys?: readonly string[],
  ) => {
    const done = await changeItem(itemKey, what, personKeys)
    if (!done) return false
    const { before, item } = done
    if (what === 'cancel')
      await sendItemEvent(itemKey, 'course.canceled', { reason: 'The participant asked for it' })
    if (what === 'expire') await sendItemEvent(itemKey, 'course.expired')
    if ((what === 'start' || what === 'finish') && before.status !== 4)
      await sendItemEvent(itemKey, 'course.started')
    if (what === 'finish' && item.status === 5) await sendItemEvent(itemKey, 'course.finished')
    return true
  }

  return {
    item: findWithCertificates,
    itemByCode: async (startCode) => findWithCertificates(await findItemBy(db, { startCode })),
    itemByPhone: async (phoneNumber, accessCode) =>
      findWithCertificates(await findItemBy(db, { phoneNumber, accessCode })),
    async items() {
      const items = await listRecords(db, 'item', shownItems)
      return Promise.all(
        items.map(async ({ key, ...item }) => ({
          ...item,
          itemKey: key,
          certificates: await listCertificates(db, key),
        })),
      )
    },
    async perform(itemKey, what, personKeys) {
      const isDone = await performOnly(itemKey, what, personKeys)
      if (isDone && what === 'finish') await certify(itemKey)
      return isDone
    },
    finishWithoutCertificate: (itemKey, personKeys) => performOnly(itemKey, 'finish', personKeys),
    certify,
    async accept(itemKey) {
      const item = await findRecord(db, 'item', itemKey)
      if (item) await sendItemEvent(itemKey, 'registration.accepted')
      return item !== undefined
    },
    async publish(providerId) {
      if (!agencyAndCourse(providerId)) return false
      const before = await findRecord(db, 'page', String(providerId))
      await saveRecord(db, 'page', String(providerId), { version: (before?.version ?? 1) + 1 })
      await sendEvent({ type: 'catalog.changed', data: { providerId } })
      return true
    },
    async certificateFile(key) {
      const certificate = await findRecord(db, 'certificate', key)
      return certificate && Buffer.from(certificate.pdfBase64, 'base64')
    },
    failNext: (operation, how) => saveRecord(db, 'mishap', operation, { how }),
    faults: async () =>
      (await listRecords(db, 'mishap')).map(({ key, how }) => ({ operation: key, how })),
    webhookNext: (how) => saveRecord(db, 'webhook-mishap', 'next', { how }),
    webhooks: async () =>
      (await listRecords(db, 'webhook', shownWebhooks)).map(({ key, ...webhook }) => ({
        ...webhook,
        id: key,
      })),
    async resend(id) {
      const webhook = await findRecord(db, 'webhook', id)
      const outcome = webhook && (await deliver(id, webhook))
      return typeof outcome === 'number' ? outcome : undefined
    },
    async forge(id) {
      const webhook = await findRecord(db, 'webhook', id)
      const outcome =
        webhook &&
        (await post(`msg_${randomBytes(12).toString('hex')}`, webhook.body, randomBytes(32)))
      return typeof outcome === 'number' ? outcome : undefined
    },
  }
}
