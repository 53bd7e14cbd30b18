// Signed-in clients and staff: inserts sessions and signs tokens with the installation's key.
import { systemClock } from '#adapters/clock/system-clock.ts'
import { connectDatabase } from '#adapters/database/connect.ts'
import { openKeyRing } from '#adapters/secrets/key-ring.ts'
import { readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { joseTokens } from '#adapters/tokens/jose-tokens.ts'
import type { Tokens } from '#ports/tokens.ts'
import { clientEmail } from './growth.ts'
import type { Headers } from './requests.ts'
import type { Server } from './server.ts'

const silent = { info() {}, warn() {}, error() {} }

/** Returns headers of generated clients, valid for five minutes. */
export async function signedInClients(server: Server, count: number): Promise<Headers[]> {
  const { database } = server
  const { rows } = await database.query<{ sessionId: string; accountId: string }>(
    `insert into session (id, account_id, kind, refresh_hash, auth_version, ends_at)
      select uuidv7(), id, 'client', sha256(('bench ' || id)::bytea), 1, now() + interval '12 hours' from account where email like $1 limit $2
      returning id as "sessionId", account_id as "accountId"`,
    [clientEmail('%'), count],
  )
  if (rows.length < count) throw new Error(`There are only ${rows.length} clients`)
  await database.query('vacuum (analyze) session')
  const tokens = await openTokens(server, 'portal')
  return Promise.all(rows.map((row) => signHeaders(tokens, row)))
}

/** Returns headers of a person of a firm, valid for five minutes. */
export async function signedInStaff(server: Server, staffId: string): Promise<Headers> {
  const { rows } = await server.database.query<{
    sessionId: string
    version: number
    firmId: string
  }>(
    `with login as (select staff_id, firm_id, auth_version from staff_login where staff_id = $1),
      session as (
        insert into staff_session (id, staff_id, refresh_hash, auth_version, ends_at)
        select uuidv7(), staff_id, sha256(('bench ' || staff_id)::bytea), auth_version, now() + interval '12 hours'
        from login returning id)
      select s.id as "sessionId", l.auth_version as version, l.firm_id as "firmId" from session s, login l`,
    [staffId],
  )
  const [session] = rows
  if (!session) throw new Error('The person has no login')
  return signHeaders(await openTokens(server, 'staff'), { ...session, accountId: staffId })
}

async function openTokens(
  { databaseUrl, dataDir }: Server,
  app: 'portal' | 'staff',
): Promise<Tokens> {
  const owner = await connectDatabase({ url: databaseUrl, log: silent, poolSize: 1 })
  try {
    const masterKey = await readOrMakeMasterKey({ dataDir, mayMake: false })
    const ring = await openKeyRing(owner, masterKey, { isNew: false })
    if (!ring) throw new Error(`The master key in ${dataDir} is not that of its database`)
    return joseTokens(ring.secrets, systemClock(), app)
  } finally {
    await owner.close()
  }
}

async function signHeaders(
  tokens: Tokens,
  session: {
    readonly sessionId: string
    readonly accountId: string
    readonly version?: number
    readonly firmId?: string
  },
): Promise<Headers> {
  const claims = { version: 1, ...session }
  const [idToken, accessToken] = await Promise.all([
    tokens.idToken({ ...claims, name: 'Jo', email: 'jo@bench.example' }),
    tokens.accessToken(claims),
  ])
  return { authorization: `Bearer ${idToken}`, 'access-token': accessToken }
}
