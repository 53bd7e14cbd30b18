import { consentsToNumber, textConsentWords } from '#features/account/rules/text-consent.ts'
import { recordTextConsents } from '#features/account/server/text-consents.ts'
import { sql } from 'kysely'
import {
  createCase,
  type CreateCaseDeps,
  type NewPerson,
} from '#features/cases/server/create-case.ts'
import { joinCase, type ParticipantKey } from '#features/cases/server/participants/participants.ts'
import { invite, type InviteDeps } from '#features/invitation/server/invite.ts'
import type { Database, Db, Tx } from '#ports/database.ts'
import type { PasswordHasher } from '#ports/password-hasher.ts'
import type { Secrets } from '#ports/secrets.ts'
import {
  demoData,
  demoPassword,
  inviteeEmail,
  type DemoPersonKey,
  type FirmKey,
} from './demo-data.ts'

export interface SeedDeps extends InviteDeps, CreateCaseDeps {
  readonly database: Database
  readonly secrets: Secrets
  readonly passwords: PasswordHasher
  /** Counts all cases of a firm again, within the transaction. */
  readonly countCasesAgain: (tx: Tx, firmId: string) => Promise<unknown>
}

export interface DemoIds {
  readonly accounts: Readonly<Record<DemoPersonKey, string>>
  readonly firms: Readonly<Record<FirmKey, string>>
  readonly cases: Readonly<
    Record<
      | 'rosa'
      | 'whitfield'
      | 'denise'
      | 'amirHollis'
      | 'amirNorthgate'
      | 'amirClosed'
      | 'jonah'
      | 'mei'
      | 'okonkwo'
      | 'lucille',
      string
    >
  >
}

export async function isSeeded(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from firm limit 1`.execute(db)
  return rows.length > 0
}

/** Returns undefined when the database is already seeded. */
export async function seedDemoData(deps: SeedDeps): Promise<DemoIds | undefined> {
  const passwordHash = await deps.passwords.hash(demoPassword)
  return deps.database.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(7106)`.execute(tx)
    if (await isSeeded(tx)) return undefined
    const firms = await seedFirms(deps, tx)
    const accounts = await seedAccounts(deps, tx, passwordHash)
    // Each change of a case would count it. Counting all of them once is faster.
    const uncounted = { ...deps, caseChanged: () => Promise.resolve() }
    const cases = await seedCases(uncounted, tx, firms, accounts)
    for (const firmId of Object.values(firms)) await deps.countCasesAgain(tx, firmId)
    return { firms, accounts, cases }
  })
}

async function seedFirms(deps: SeedDeps, tx: Tx): Promise<DemoIds['firms']> {
  const ids = {} as Record<FirmKey, string>
  for (const firm of demoData.firms) {
    const [id, officeId] = [deps.ids.rowId(), deps.ids.rowId()]
    ids[firm.key] = id
    await sql`insert into firm (id, name, colour, email, website, invitation_message, sealed_key)
      values (${id}, ${firm.name}, ${firm.colour}, ${firm.email}, ${firm.website}, ${firm.invitationMessage}, ${Buffer.from(deps.secrets.newFirmKey(id))})`.execute(
      tx,
    )
    const { office } = firm
    await sql`insert into office (id, firm_id, office_code, street, city, state, zip, phone, fax, time_zone, unit_key)
      values (${officeId}, ${id}, ${office.code}, ${office.street}, ${office.city}, ${office.state}, ${office.zip}, ${office.phone}, ${office.fax}, ${office.timeZone}, ${office.unitKey})`.execute(
      tx,
    )
    for (const person of firm.staff) {
      await sql`insert into staff (id, firm_id, office_id, given_name, family_name, role, email)
        values (${deps.ids.rowId()}, ${id}, ${officeId}, ${person.givenName}, ${person.familyName}, ${person.role}, ${person.email})`.execute(
        tx,
      )
    }
  }
  return ids
}

async function seedAccounts(
  deps: SeedDeps,
  tx: Tx,
  passwordHash: string,
): Promise<DemoIds['accounts']> {
  const ids = {} as Record<DemoPersonKey, string>
  for (const person of demoData.people) {
    const id = deps.ids.rowId()
    ids[person.key] = id
    await sql`insert into account (id, email, email_verified_at, mobile_phone, mobile_verified_at, given_name, family_name, street, city, state, zip, contact_type,
        password_hash, creation_step, completed_at)
      values (${id}, ${person.email}, portal_now(), ${person.mobilePhone}, portal_now(), ${person.givenName}, ${person.familyName}, '12 Harbor Lane', 'Brooklyn', 'NY',
        '11201', 3, ${passwordHash}, 6, portal_now())`.execute(tx)
    await recordTextConsents(deps, tx, consentsToNumber(3), {
      accountId: id,
      mobilePhone: person.mobilePhone,
      words: textConsentWords.en.creation,
    })
  }
  return ids
}

function getPerson(key: DemoPersonKey): NewPerson {
  const person = demoData.people.find((known) => known.key === key)
  if (!person) throw new Error(`The demo data has no ${key}`)
  const { givenName, familyName, email, mobilePhone } = person
  return { givenName, familyName, email, mobilePhone, contactType: 3 }
}

async function seedCases(
  deps: SeedDeps,
  tx: Tx,
  firms: DemoIds['firms'],
  accounts: DemoIds['accounts'],
): Promise<DemoIds['cases']> {
  const place = async (
    firm: FirmKey,
    first: DemoPersonKey,
    rest: Omit<Parameters<typeof createCase>[2], 'firmId' | 'debtor1' | 'debtor2'>,
    second?: DemoPersonKey,
  ) => {
    const created = await createCase(deps, tx, {
      firmId: firms[firm],
      debtor1: getPerson(first),
      ...(second ? { debtor2: getPerson(second) } : {}),
      ...rest,
    })
    await joinCase(deps, tx, created.participants[0], accounts[first])
    if (second && created.participants[1])
      await joinCase(deps, tx, created.participants[1], accounts[second])
    return created.id
  }
  const cases = {
    rosa: await place('hollis', 'rosa', {
      chapter: 7,
      clientCode: 'HR-DELGADO',
      openedOn: '2026-09-14',
    }),
    whitfield: await place(
      'hollis',
      'marcus',
      {
        chapter: 13,
        status: 'Filed',
        caseNumber: '26-10442',
        filedOn: '2026-06-18',
        clientCode: 'HR-WHITFIELD',
        openedOn: '2026-04-02',
      },
      'elena',
    ),
    denise: await place('northgate', 'denise', {
      chapter: 7,
      status: 'Complete',
      outcome: 'discharged',
      caseNumber: '25-20871',
      filedOn: '2025-04-09',
      openedOn: '2025-02-18',
    }),
    amirHollis: await place('hollis', 'amir', { chapter: 7, openedOn: '2026-10-05' }),
    amirNorthgate: await place('northgate', 'amir', {
      chapter: 13,
      status: 'Filed',
      caseNumber: '24-31877',
      filedOn: '2024-05-06',
      openedOn: '2024-03-22',
    }),
    amirClosed: await place('northgate', 'amir', {
      chapter: 7,
      status: 'Complete',
      caseNumber: '19-11230',
      openedOn: '2019-06-03',
    }),
    jonah: await place('hollis', 'jonah', {
      chapter: 7,
      clientCode: 'HR-PIERCE',
      openedOn: '2026-10-19',
    }),
    mei: await place('hollis', 'mei', {
      chapter: 7,
      clientCode: 'HR-TANAKA',
      openedOn: '2026-09-28',
    }),
    okonkwo: await place(
      'hollis',
      'victor',
      { chapter: 13, clientCode: 'HR-OKONKWO', openedOn: '2026-10-02' },
      'grace',
    ),
    lucille: await place('hollis', 'lucille', {
      chapter: 7,
      clientCode: 'HR-HART',
      openedOn: '2026-05-11',
    }),
  }
  await sql`update document_category set requirement = 'notNeeded' where case_id in (${cases.denise}, ${cases.amirClosed})`.execute(
    tx,
  )
  await sql`update participant set deactivated_at = portal_now(), deactivation_reason = 'This one is over.' where case_id = ${cases.amirClosed}`.execute(
    tx,
  )
  return cases
}

/** Reuses the invited person of the last start, until they finish their account. */
export async function freshInvitation(deps: SeedDeps): Promise<string> {
  return deps.database.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(7106)`.execute(tx)
    for (let round = 0; ; round += 1) {
      const email = inviteeEmail(round)
      const { rows } = await sql<ParticipantKey & { isDone: boolean }>`
        select
          p.id as participant_id,
          p.firm_id,
          coalesce(a.creation_step = 6, false) as is_done
        from participant p
        left join account a on a.id = p.account_id
        where p.email = ${email}
        limit 1`.execute(tx)
      const [existing] = rows
      if (existing?.isDone) continue
      return invite(deps, tx, existing ?? (await seedInvitee(deps, tx, email, round)))
    }
  })
}

async function seedInvitee(
  deps: SeedDeps,
  tx: Tx,
  email: string,
  round: number,
): Promise<ParticipantKey> {
  const { rows } = await sql<{
    id: string
  }>`select id from firm where name = ${demoData.firms[0].name}`.execute(tx)
  const [firm] = rows
  if (!firm) throw new Error('The demo data has no firm that can invite a client')
  const { givenName, familyName, mobilePhone } = demoData.invitee
  const created = await createCase(deps, tx, {
    firmId: firm.id,
    chapter: 7,
    debtor1: {
      givenName,
      familyName,
      email,
      mobilePhone: String(Number(mobilePhone) + round),
      contactType: 3,
    },
  })
  return created.participants[0]
}
