import { createFirm, type CreateFirmInput } from '#features/firm/server/create-firm.ts'
import { pickFirm } from '#features/firm/server/firms.ts'
import { listStaffMembers } from '#features/firm/server/staff-members.ts'
import { readNewPerson } from '#features/staff/server/people/change-people.ts'
import { inviteAdministrator } from '#features/staff/server/people/operator.ts'
import { timeZoneNamed } from '#lib/dates.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { isLanguage } from '#lib/language.ts'
import { mobileDigits } from '#lib/phone.ts'
import { oneLine, plainCode } from '#lib/text.ts'
import { isState } from '#lib/states.ts'
import type { AppDeps } from '../../app-deps.ts'
import { reportProblems } from '../in-words.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

const createFirmUsage = `
  npm run firm -- firm:create --firm "Hollis & Reyes Law" --email hello@firm.example [--website https://firm.example]
                  --street "214 Court Street" --city Brooklyn --state NY --zip 11201 --phone 7185550110 --time-zone America/New_York
                  --administrator "Paul Hollis" --administrator-email paul@firm.example [--language en|es]
                  [--same-name] for a second firm of this name   --reason "…"
`

type Option =
  | 'firm'
  | 'email'
  | 'website'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'phone'
  | 'time-zone'
  | 'administrator'
  | 'administrator-email'
  | 'language'

export interface CreateFirmValues extends Readonly<Partial<Record<Option, string | undefined>>> {
  readonly 'same-name'?: boolean | undefined
}

export const createFirmCommand: Command = {
  usage: createFirmUsage,
  act: () => 'operator',
  run: (deps, { values }) => createFirmByOperator(deps, values),
}

/**
 * Creates the firm, then invites its administrator in the role of the workspace. If only the first
 * part succeeded, the same command completes it.
 */
export async function createFirmByOperator(
  deps: AppDeps,
  values: CreateFirmValues,
): Promise<string> {
  const input = readFirm(values)
  const administrator = await readAdministrator(values)
  const { language = 'en' } = values
  if (!isLanguage(language)) throw new UsageError('--language: expected en or es.')
  const firmId =
    (await findFirmToComplete(deps, input.firm.name, values['same-name'] === true)) ??
    (await deps.database.transact(async (tx) => {
      const id = await createFirm(deps, tx, input)
      const details = { actor: 'operator' }
      const entry = { event: 'firm.created', outcome: 'done', firmId: id, details } as const
      await deps.audit.record(entry, tx)
      return id
    }))
  const link = await inviteAdministrator(deps, { firmId, ...administrator }, language)
  return [
    `Firm ${firmId}: ${input.firm.name}`,
    `Invitation of ${administrator.givenName} ${administrator.familyName}: ${link}`,
  ].join('\n')
}

/** Returns a firm of this name that has no people yet. */
async function findFirmToComplete(
  { database, workspaceDatabase }: AppDeps,
  name: string,
  maySameName: boolean,
): Promise<string | undefined> {
  const existing = await pickFirm(database.db, name)
  if (!existing || maySameName) return undefined
  const { db } = workspaceDatabase.forFirm(existing.id)
  if ((await listStaffMembers(db, existing.id)).length === 0) return existing.id
  throw new UsageError(
    '--firm: there is a firm of this name. If it is really another one, add --same-name.',
  )
}

function readFirm(values: CreateFirmValues): CreateFirmInput {
  const name = required(values, 'firm')
  const email = required(values, 'email')
  if (!isEmail(email)) throw new UsageError('--email: expected an email address.')
  const phone = mobileDigits(required(values, 'phone'))
  if (phone === undefined) throw new UsageError('--phone: expected ten digits.')
  const state = required(values, 'state').toUpperCase()
  if (!isState(state)) throw new UsageError('--state: expected a state such as NY.')
  const zip = required(values, 'zip')
  if (!/^\d{5}(-\d{4})?$/.test(zip)) throw new UsageError('--zip: expected five or nine digits.')
  const timeZone = timeZoneNamed(required(values, 'time-zone'))
  if (timeZone === undefined)
    throw new UsageError('--time-zone: expected a name such as America/New_York.')
  const place = { street: required(values, 'street'), city: required(values, 'city'), state, zip }
  return {
    firm: { name, email: comparableEmail(email), website: readWebsite(values.website) },
    office: { ...place, phone, timeZone },
  }
}

function readWebsite(website: string | undefined): string | null {
  if (website === undefined) return null
  const address = plainCode(website)
  const isAddress = /^https?:\/\/[^\s/]+\.[^\s]+$/.test(address) && URL.canParse(address)
  if (!isAddress)
    throw new UsageError('--website: expected an address such as https://firm.example.')
  return address
}

async function readAdministrator(values: CreateFirmValues) {
  const [givenName = '', ...rest] = required(values, 'administrator').split(/\s+/)
  if (rest.length === 0) throw new UsageError('--administrator: expected a first and a last name.')
  const email = required(values, 'administrator-email')
  const input = { givenName, familyName: rest.join(' '), email, role: 'administrator' } as const
  const hints = { 'staff.email-invalid': ' It is the value of --administrator-email.' }
  const person = await reportProblems(async () => readNewPerson(input), hints)
  return { givenName: person.givenName, familyName: person.familyName, email: person.email }
}

function required(values: CreateFirmValues, option: Option): string {
  const value = oneLine(values[option] ?? '')
  if (value === '') throw new UsageError(`--${option}: expected a value.\n${createFirmUsage}`)
  return value
}
