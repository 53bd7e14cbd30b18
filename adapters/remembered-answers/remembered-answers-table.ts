// The table holds nothing that can be read without the key, which only the browser has.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#ports/database.ts'
import type {
  RememberedAnswer,
  RememberedAnswers,
  RepeatableRequest,
} from '#ports/remembered-answers.ts'

/** A browser asks again within ten minutes; the rest is for slow connections. */
const rememberedMinutes = 15
/** The longest operation takes 45 seconds. A claim that is older belongs to a process that died. */
const claimSeconds = 60

const nonceBytes = 12
const tagBytes = 16

interface Row {
  readonly contentHash: Buffer
  readonly answer: Buffer | null
  readonly isDone: boolean
}

export function rememberedAnswersTable({ db }: Database): RememberedAnswers {
  /** True if the request was never sent, or long ago, or by a process that died. */
  async function claim(keyHash: Buffer, contentHash: Buffer): Promise<boolean> {
    const { rows } = await sql`
      insert into remembered_answer as r (key_hash, content_hash, claimed_at)
      values (${keyHash}, ${contentHash}, portal_now())
      on conflict (key_hash) do update
        set content_hash = excluded.content_hash, claimed_at = excluded.claimed_at,
          answer = null, done_at = null
        where r.claimed_at < excluded.claimed_at - make_interval(mins => ${rememberedMinutes})
          or (r.done_at is null
            and r.claimed_at < excluded.claimed_at - make_interval(secs => ${claimSeconds}))
      returning 1 as claimed`.execute(db)
    return rows.length > 0
  }

  async function find(keyHash: Buffer): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      select content_hash as "contentHash", answer as "answer",
        done_at is not null as "isDone"
      from remembered_answer
      where key_hash = ${keyHash}`.execute(db)
    return rows[0]
  }

  return {
    async begin(request) {
      const keyHash = derive(request, 'row', request.sender)
      const contentHash = derive(request, 'content', request.content)
      if (await claim(keyHash, contentHash))
        return {
          state: 'new',
          async finish(answer) {
            const sealed = seal(request, answer)
            await sql`
              update remembered_answer
              set answer = ${sealed}, done_at = portal_now()
              where key_hash = ${keyHash}`.execute(db)
          },
          async release() {
            await sql`
              delete from remembered_answer
              where key_hash = ${keyHash} and done_at is null`.execute(db)
          },
        }
      const row = await find(keyHash)
      // The request that had the claim has just released it.
      if (!row) return { state: 'running' }
      if (!row.contentHash.equals(contentHash)) return { state: 'other' }
      if (!row.isDone || row.answer === null) return { state: 'running' }
      return { state: 'done', answer: open(request, row.answer) }
    },

    async sweep() {
      await sql`
        delete from remembered_answer
        where claimed_at < portal_now() - make_interval(mins => ${rememberedMinutes})`.execute(db)
    },
  }
}

function derive({ key }: RepeatableRequest, purpose: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}|${text}`).digest()
}

/** The content is part of the key, so that the idempotency key alone opens nothing. */
const sealingKey = (request: RepeatableRequest) => derive(request, 'answer', request.content)

function seal(request: RepeatableRequest, answer: RememberedAnswer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(request), nonce)
  const sealed = [cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()])
}

function open(request: RepeatableRequest, sealed: Buffer): RememberedAnswer {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    sealingKey(request),
    sealed.subarray(0, nonceBytes),
  ).setAuthTag(sealed.subarray(-tagBytes))
  const text = [decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]
  return JSON.parse(Buffer.concat(text).toString('utf8')) as RememberedAnswer
}
