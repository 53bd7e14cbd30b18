// The staff of the demo can log in at once: their authenticator is set up, and the outbox shows its
// codes.
import { generate } from 'otplib'
import type { AppDeps } from '#apps/server/app-deps.ts'
import { listFirmIds } from '#features/firm/server/firms.ts'
import { listStaffMembers, type StaffMemberRecord } from '#features/firm/server/staff-members.ts'
import { stepSeconds } from '#features/staff/rules/authenticator.ts'
import { listAuthenticatorSecrets, setUpLogin } from '#features/staff/server/people/set-up-login.ts'
import { demoPassword } from './seed/demo-data.ts'

type StaffLoginDeps = Pick<
  AppDeps,
  'database' | 'workspaceDatabase' | 'passwords' | 'secrets' | 'clock'
>

/** Gives each person of the firms the password of the demo and an authenticator. */
export async function seedStaffLogins(deps: StaffLoginDeps): Promise<void> {
  const passwordHash = await deps.passwords.hash(demoPassword)
  for (const person of await listPeople(deps)) await setUpLogin(deps, person, passwordHash)
}

export interface AuthenticatorCode {
  readonly email: string
  readonly name: string
  readonly code: string
}

/** The codes that the authenticator apps of the staff show now. */
export async function listAuthenticatorCodes(
  deps: StaffLoginDeps,
): Promise<readonly AuthenticatorCode[]> {
  const people = await listPeople(deps)
  const secrets = await listAuthenticatorSecrets(
    deps,
    people.map(({ id }) => id),
  )
  const epoch = Math.floor(deps.clock.now().getTime() / 1000)
  const codes = await Promise.all(
    people.map(async ({ id, email, givenName, familyName }) => {
      const secret = secrets.get(id)
      if (secret === undefined) return []
      const code = await generate({ secret, epoch, period: stepSeconds })
      return [{ email, name: `${givenName} ${familyName}`, code }]
    }),
  )
  return codes.flat()
}

async function listPeople({
  database,
  workspaceDatabase,
}: StaffLoginDeps): Promise<readonly StaffMemberRecord[]> {
  const firmIds = await listFirmIds(database.db)
  const people = await Promise.all(
    firmIds.map((firmId) => listStaffMembers(workspaceDatabase.forFirm(firmId).db, firmId)),
  )
  return people.flat()
}
