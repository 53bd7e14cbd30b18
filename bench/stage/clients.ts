// Many signed-in clients at once: inserts sessions and signs tokens with the installation's key.
import { systemClock } from '#adapters/clock/system-clock.ts'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { joseTokens } from '#adapters/tokens/jose-tokens.ts'
import { clientEmail } from './growth.ts'
import type { Headers } from './requests.ts'
import type { Server } from './server.ts'

/** Returns headers of generated clients, valid for five minutes. */
export async function signedInClients(
  { database, dataDir }: Server,
  count: number,
): Promise<Headers[]> {
  const { rows } = await database.query<{ sessionId: string; accountId: string }>(
    `insert into session (id, account_id, kind, refresh_hash, auth_version, ends_at)
      select uuidv7(), id, 'client', sha256(('bench ' || id)::bytea), 1, now() + interval '12 hours' from account where email like $1 limit $2
      returning id as "sessionId", account_id as "accountId"`,
    [clientEmail('%'), count],
  )
  if (rows.length < count) throw new Error(`There are only ${rows.length} clients`)
  await database.query('vacuum (analyze) session')
  const tokens = joseTokens(
    masterKeySecrets(await readOrMakeMasterKey({ dataDir, mayMake: false })),
    systemClock(),
  )
  return Promise.all(
    rows.map(async (row) => {
      const claims = { ...row, version: 1 }
      const display = { name: 'Jo', email: 'jo@bench.example' }
      const [idToken, accessToken] = await Promise.all([
        tokens.idToken({ ...claims, ...display }),
        tokens.accessToken(claims),
      ])
      return { authorization: `Bearer ${idToken}`, 'access-token': accessToken }
    }),
  )
}
