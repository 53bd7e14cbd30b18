// Values that only another firm knows against values that no one knows: staff must not tell them
// apart by time (spec: security#no-oracle).
import { demoData } from '#apps/demo/seed/demo-data.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { planChannelChange } from '#features/clients/workspace/people/people.operations.ts'
import { forgotStaffPassword } from '#features/staff/workspace/recovery/recovery.operations.ts'
import { signInStaff } from '#features/staff/workspace/sign-in/sign-in.operations.ts'
import { toRow, type Section } from './ratios.ts'
import { signedInStaff } from './stage/clients.ts'
import { openConnection } from './stage/connection.ts'
import { graphRequest } from './stage/requests.ts'
import type { Server } from './stage/server.ts'

const [ownFirm, otherFirm] = demoData.firms

interface Question {
  readonly what: string
  readonly rounds: number
  /** A value of another firm. */
  readonly known: string
  readonly ask: (value: string) => Buffer
  /** Part of the answer. */
  readonly answer: string
}

export async function benchOracle(server: Server): Promise<Section> {
  const connection = await openConnection(server.port, { keepsBodies: true })
  const rows = []
  for (const { what, rounds, known, ask, answer } of await listQuestions(server)) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1)
      // Each value is the first one in every second round.
      for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        // No limit applies, and a change that waits is always replaced.
        await server.database.query('delete from allowance')
        await server.database.query('delete from attempt')
        await server.database.query('delete from rate_window')
        const { body, milliseconds } = await connection.ask(
          ask(index === 0 ? known : toUnknown(known, round)),
        )
        if (!body.includes(answer)) throw new Error(`${what}: ${body}`)
        times[index].push(milliseconds)
      }
    rows.push(toRow({ what, unit: 'ms', better: 'less', ours: times[0], limit: times[1] }))
  }
  connection.close()
  return { title: 'Values of another firm (limit: values that no one knows)', rows }
}

/** Of the same length. */
function toUnknown(known: string, round: number): string {
  return known.includes('@') ? toUnknownEmail(known, round) : toUnknownId(known, round)
}

function toUnknownId(id: string, round: number): string {
  return `${String(round).padStart(8, '0')}${id.slice(8)}`
}

function toUnknownEmail(email: string, round: number): string {
  const [local = '', domain = ''] = email.split('@')
  return `${String(round).padStart(local.length, 'x').slice(-local.length)}@${domain}`
}

async function listQuestions(server: Server): Promise<readonly Question[]> {
  const headers = await signedInStaff(server, await findStaffId(server))
  const participantId = await findParticipantId(server)
  const staffEmail = otherFirm?.staff[0]?.email ?? ''
  const workspace = '/workspace/graphql/'
  const change = { participantId, channel: 'EMAIL', identityCheck: 'BY_PHONE', note: '' }
  return [
    {
      what: 'another email for a client',
      rounds: 100,
      known: await findForeignEmail(server),
      ask: (value) => graphRequest(planChannelChange, { ...change, value }, headers, workspace),
      answer: '"success":true',
    },
    {
      what: 'a case of another firm, with its entry in the audit',
      rounds: 100,
      known: await findForeignCase(server),
      ask: (id) => graphRequest(staffCasePage, { id }, headers, workspace),
      answer: '"staffCase":null',
    },
    {
      what: 'a login with a wrong password',
      rounds: 12,
      known: staffEmail,
      ask: (email) =>
        graphRequest(signInStaff, { email, password: 'Wrong-river-42' }, {}, workspace),
      answer: '"success":false',
    },
    {
      what: 'a link for a new password',
      rounds: 8,
      known: staffEmail,
      ask: (email) => graphRequest(forgotStaffPassword, { email }, {}, workspace),
      answer: '"success":true',
    },
  ]
}

async function findStaffId(server: Server): Promise<string> {
  return findOne(server, 'select id as value from staff where email = $1', ownFirm?.staff[0]?.email)
}

/** Of a client with a complete account who is at the own firm only. */
function findParticipantId(server: Server): Promise<string> {
  return findOne(
    server,
    `select min(p.id::text) as value from participant p join firm f on f.id = p.firm_id
      join account a on a.id = p.account_id and a.creation_step = 6 and a.locked_at is null
      where f.name = $1 group by p.account_id having count(*) = 1 limit 1`,
    ownFirm?.name,
  )
}

function findForeignEmail(server: Server): Promise<string> {
  return findOne(
    server,
    `select min(a.email) as value from participant p join firm f on f.id = p.firm_id
      join account a on a.id = p.account_id and a.email_verified_at is not null
      group by a.id having bool_and(f.name = $1) limit 1`,
    otherFirm?.name,
  )
}

function findForeignCase(server: Server): Promise<string> {
  return findOne(
    server,
    'select min(c.id::text) as value from legal_case c join firm f on f.id = c.firm_id where f.name = $1',
    otherFirm?.name,
  )
}

async function findOne({ database }: Server, query: string, name = ''): Promise<string> {
  const { rows } = await database.query<{ value: string }>(query, [name])
  if (rows[0] === undefined) throw new Error(`Nothing found for ${name}`)
  return rows[0].value
}
