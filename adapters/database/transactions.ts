import { sql, type Kysely } from 'kysely'
import type { Database, Tx } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'

const maxTries = 3
/** Serialization failure and deadlock: the transaction can be retried. */
const tryAgainCodes = new Set(['40001', '40P01'])
/** By the executor of each open transaction, of any pool. */
const afterCommits = new WeakMap<object, (() => void)[]>()

interface Transactions<OwnTx extends Tx> extends Pick<Database, 'db' | 'afterCommit' | 'notify'> {
  transact<T>(work: (tx: OwnTx) => Promise<T>): Promise<T>
}

export function createTransactions<OwnTx extends Tx>(
  db: Kysely<unknown>,
  log: Log,
): Transactions<OwnTx> {
  async function runOnce<T>(work: (tx: OwnTx) => Promise<T>, onWorkDone: () => void): Promise<T> {
    const callbacks: (() => void)[] = []
    const answer = await db.transaction().execute(async (tx) => {
      afterCommits.set(tx.getExecutor(), callbacks)
      const result = await work(tx as OwnTx)
      onWorkDone()
      return result
    })
    for (const callback of callbacks) {
      try {
        callback()
      } catch (error) {
        log.error({ error }, 'Something that runs after a commit failed')
      }
    }
    return answer
  }

  return {
    db,
    async transact(work) {
      for (let attempt = 1; ; attempt++) {
        let isCommitting = false
        try {
          return await runOnce(work, () => void (isCommitting = true))
        } catch (error) {
          // After a lost COMMIT the outcome is unknown: only the caller can check it.
          if (isCommitting || attempt === maxTries || !tryAgainCodes.has(toCode(error))) throw error
          log.info(
            { fault: toCode(error), attempt },
            "Two transactions stood in each other's way; trying again",
          )
        }
      }
    },
    afterCommit(tx, callback) {
      const callbacks = afterCommits.get(tx.getExecutor())
      if (!callbacks)
        throw new Error('afterCommit needs the transaction that transact() handed out')
      callbacks.push(callback)
    },
    async notify(tx, channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
    },
  }
}

export function toCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
