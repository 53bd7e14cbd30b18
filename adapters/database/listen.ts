import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#ports/log.ts'

const firstPauseMs = 100
const maxPauseMs = 5_000
/** A reply to a heartbeat proves that all notifications sent before the heartbeat were received. */
const heartbeatEveryMs = 300
/**
 * After this time without a heartbeat reply, caches that depend on this connection are bypassed.
 */
export const maxSilenceMs = 1_000
const answerTimeoutMs = 5_000

interface Ear {
  readonly hear: (payload: string) => void
  readonly onGap: (() => void) | undefined
}

export interface Listener {
  listen(
    channel: string,
    hear: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  isListening(): boolean
  close(): Promise<void>
}

/** Connects on the first call of `listen`. Logs errors of listeners and does not rethrow them. */
export function openListener(
  settings: pg.ClientConfig,
  log: Log,
  Client: typeof pg.Client,
): Listener {
  const ears = new Map<string, Set<Ear>>()
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let beating: pg.Client | undefined
  let isUp = false
  let provenAtMs = 0
  let isClosed = false

  function runGuarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      log.error({ error }, 'Something that hears a notification failed')
    }
  }

  async function connect(): Promise<void> {
    const fresh = new Client({ ...settings, query_timeout: answerTimeoutMs })
    fresh.on('error', () => handleLoss(fresh))
    fresh.on('end', () => handleLoss(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      for (const ear of ears.get(channel) ?? []) runGuarded(() => ear.hear(payload ?? ''))
    })
    try {
      await fresh.connect()
      for (const channel of ears.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (isClosed) throw new Error('The database is being closed')
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    client = fresh
    isUp = true
    provenAtMs = performance.now()
    heartbeat = setInterval(() => void sendHeartbeat(fresh), heartbeatEveryMs).unref()
  }

  /** Sends one heartbeat at a time, so that they do not pile up on a connection that hangs. */
  async function sendHeartbeat(which: pg.Client): Promise<void> {
    if (beating === which) return
    beating = which
    const sentAtMs = performance.now()
    try {
      await which.query('select 1')
      if (which === client) provenAtMs = sentAtMs
    } catch {
      handleLoss(which)
    } finally {
      if (beating === which) beating = undefined
    }
  }

  function handleLoss(which: pg.Client): void {
    if (which !== client) return
    client = undefined
    isUp = false
    clearInterval(heartbeat)
    which.end().catch(() => {})
    connecting = undefined
    if (isClosed || ears.size === 0) return
    log.warn({}, 'The connection for notifications was lost; reconnecting')
    connecting = reconnect()
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = firstPauseMs; !isClosed; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        await connect()
        log.info({}, 'Hearing notifications again')
        for (const set of ears.values()) for (const { onGap } of set) if (onGap) runGuarded(onGap)
        return
      } catch {
        await pause(pauseMs, undefined, { ref: false })
      }
    }
  }

  return {
    async listen(channel, hear, onGap) {
      const ear: Ear = { hear, onGap }
      const set = ears.get(channel) ?? new Set()
      ears.set(channel, set.add(ear))
      try {
        connecting ??= connect()
        await connecting
        await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        set.delete(ear)
        if (set.size === 0) ears.delete(channel)
        if (!client) connecting = undefined
        throw error
      }
      return async () => {
        set.delete(ear)
        if (set.size > 0 || ears.get(channel) !== set) return
        ears.delete(channel)
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
      }
    },
    isListening: () => isUp && performance.now() - provenAtMs < maxSilenceMs,
    async close() {
      isClosed = true
      isUp = false
      clearInterval(heartbeat)
      await client?.end().catch(() => {})
      client = undefined
    },
  }
}
