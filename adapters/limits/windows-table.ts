// The times at which something happened to a subject, for limits that hold in any span.
import { sql } from 'kysely'
import { addToWindow, removeFromWindow } from '#lib/rate-window.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { Turn, TurnClaim } from '#ports/limits.ts'

type GetKey = (rule: { readonly name: string }, subject: string) => Buffer

type Refusal = Omit<Extract<TurnClaim, { readonly isClaimed: false }>, 'isClaimed'>

interface WindowRow {
  readonly key: string
  readonly times: readonly Date[]
  readonly now: Date
}

export async function claimTurns(
  database: Database,
  getKey: GetKey,
  turns: readonly Turn[],
  tx?: Tx,
): Promise<TurnClaim> {
  if (turns.length === 0) return { isClaimed: true, release: async () => undefined }
  const run = (own: Tx) => claimIn(own, getKey, turns)
  const decision = await (tx ? run(tx) : database.transact(run))
  if ('nextAt' in decision) return { isClaimed: false, ...decision }
  return {
    isClaimed: true,
    release: () => database.transact((own) => releaseIn(own, getKey, turns, decision.at)),
  }
}

async function claimIn(
  tx: Tx,
  getKey: GetKey,
  turns: readonly Turn[],
): Promise<{ readonly at: Date } | Refusal> {
  const windows = await lockWindows(tx, getKey, turns)
  let last: Refusal | undefined
  for (const turn of turns) {
    const window = windows.get(toHex(getKey, turn))
    if (!window) throw new Error('A window was not locked')
    const decision = addToWindow(turn.limit, window.times, window.now, turn.ahead)
    if ('times' in decision) windows.set(window.key, { ...window, times: decision.times })
    else if (!last || decision.nextAt > last.nextAt)
      last = { turn, nextAt: decision.nextAt, now: window.now }
  }
  if (last) return last
  await saveWindows(tx, getKey, turns, windows)
  const [first] = windows.values()
  return { at: first?.now ?? new Date(0) }
}

async function releaseIn(tx: Tx, getKey: GetKey, turns: readonly Turn[], at: Date): Promise<void> {
  const windows = await lockWindows(tx, getKey, turns)
  for (const turn of turns) {
    const window = windows.get(toHex(getKey, turn))
    if (window) windows.set(window.key, { ...window, times: removeFromWindow(window.times, at) })
  }
  await saveWindows(tx, getKey, turns, windows)
}

const toHex = (getKey: GetKey, { limit, subject }: Turn) => getKey(limit, subject).toString('hex')

/** In the order of the keys, so that two claims never wait for each other. */
async function lockWindows(
  tx: Tx,
  getKey: GetKey,
  turns: readonly Turn[],
): Promise<Map<string, WindowRow>> {
  const keys = [...new Set(turns.map((turn) => toHex(getKey, turn)))].toSorted()
  const { rows } = await sql<WindowRow>`
    insert into rate_window as w (subject_hash, times, ends_at)
    select decode(key, 'hex'), '{}', portal_now()
    from unnest(${keys}::text[]) key
    order by key
    on conflict (subject_hash) do update set ends_at = w.ends_at
    returning encode(subject_hash, 'hex') as key, times, portal_now() as now`.execute(tx)
  return new Map(rows.map((row) => [row.key, row]))
}

async function saveWindows(
  tx: Tx,
  getKey: GetKey,
  turns: readonly Turn[],
  windows: ReadonlyMap<string, WindowRow>,
): Promise<void> {
  const seconds = new Map(turns.map((turn) => [toHex(getKey, turn), turn.limit.perSeconds]))
  const rows = [...windows.values()].map(({ key, times, now }) => ({
    key,
    times,
    endsAt: new Date((times.at(-1) ?? now).getTime() + (seconds.get(key) ?? 0) * 1000),
  }))
  await sql`
    update rate_window w
    set
      times = array(select t::timestamptz from jsonb_array_elements_text(s.times) t order by 1),
      ends_at = s."endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (key text, times jsonb, "endsAt" timestamptz)
    where w.subject_hash = decode(s.key, 'hex')`.execute(tx)
}
