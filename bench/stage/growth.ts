// Fills the database with years of data: firms, clients, cases and their contents. Uses bulk
// statements, because the API would take hours.
import { demoData } from '#apps/demo/seed/demo-data.ts'
import type { Server } from './server.ts'

const casesPerFirm = 500
const [categories, documents, timeline, notifications] = [10, 3, 5, 2]

/** The contents of every generated case, in words. */
export const growthText = `a client, ${categories} categories, ${documents} documents, ${timeline} timeline entries, ${notifications} notifications`

const grownTables = [
  'firm',
  'office',
  'staff',
  'account',
  'legal_case',
  'case_summary',
  'participant',
  'timeline_entry',
  'document_category',
  'document',
  'notification',
]

/** The email address of a generated client; all have the demo password. */
export function clientEmail(number: number | '%'): string {
  return `client-${number}@bench.example`
}

/** Adds cases up to this number. The demo cases stay unchanged. */
export async function growTo({ database }: Server, cases: number): Promise<void> {
  const { rows } = await database.query<{ cases: number }>(
    'select count(*)::int as cases from legal_case',
  )
  const have = rows[0]?.cases ?? 0
  if (have >= cases) return
  // The foreign keys are correct by construction; checking millions of them would take longer than
  // the bench.
  await database.query('set session_replication_role = replica')
  for (const statement of [
    ...people(have + 1, cases),
    ...belongings,
    'drop table grown, grown_firm',
  ])
    await database.query(statement)
  await database.query('set session_replication_role = origin')
  await database.query(`vacuum (analyze) ${grownTables.join(', ')}`)
  // Writes data to disk now, not during a measurement.
  await database.query('checkpoint')
}

function people(first: number, last: number): string[] {
  const getFirm = (legalCase: number) => Math.floor(legalCase / casesPerFirm)
  return [
    `create temp table grown_firm as
      select f, uuidv7() as firm, uuidv7() as office, uuidv7() as staff from generate_series(${getFirm(first)}, ${getFirm(last)}) as f`,
    `create temp table grown as
      select n, firm, office, staff, uuidv7() as legal_case, uuidv7() as account, 'Client ' || n as family_name,
        replace('${clientEmail('%')}', '%', n::text) as email, '212' || lpad(n::text, 7, '0') as phone
      from generate_series(${first}, ${last}) as n join grown_firm on f = n / ${casesPerFirm}`,
    `insert into firm (id, name, sealed_key) select firm, 'Firm ' || f, '\\x00' from grown_firm`,
    `insert into office (id, firm_id, office_code) select office, firm, 'B-' || f from grown_firm`,
    `insert into staff (id, firm_id, office_id, given_name, family_name, role, email)
      select staff, firm, office, 'Jo', 'Staff ' || f, 'attorney', 'staff-' || f || '@bench.example' from grown_firm`,
    `insert into account (id, email, email_verified_at, mobile_phone, mobile_verified_at, given_name, family_name, contact_type,
        password_hash, creation_step, completed_at)
      select account, email, now(), phone, now(), 'Jo', family_name, 3,
        (select password_hash from account where email = '${demoData.people[0].email}'), 6, now() from grown`,
  ]
}

const times = (count: number) => `grown cross join generate_series(1, ${count}) as i`

const belongings: readonly string[] = [
  `insert into legal_case (id, firm_id, office_id, attorney_id, status, firm_stage, chapter, case_type, client_code, opened_on)
    select legal_case, firm, office, staff, 'Pre-Filing', 'Getting ready', 7, 'Chapter 7 Bankruptcy', 'B-' || n, date '2024-01-01' + n % 900
    from grown`,
  `insert into case_summary (firm_id, case_id, sort_name, search_text, joined)
    select firm, legal_case, lower(family_name), lower(family_name || ' ' || email || ' ' || phone), 1 from grown`,
  `insert into participant (id, firm_id, case_id, debtor, account_id, given_name, family_name, email, mobile_phone)
    select uuidv7(), firm, legal_case, 1, account, 'Jo', family_name, email, phone from grown`,
  `insert into timeline_entry (id, firm_id, case_id, name, description, position, state)
    select uuidv7(), firm, legal_case, 'Step ' || i, 'What happens in this step.', i, 'next' from ${times(timeline)}`,
  `insert into document_category (id, firm_id, case_id, template_key, template_version, name, description, requirement, position)
    select uuidv7(), firm, legal_case, 'bench.' || i, 1, 'Category ' || i, 'What is asked for here, in one sentence.', 'required', i
    from ${times(categories)}`,
  `insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
    select uuidv7(), firm, legal_case, c.id, account, 'paper.pdf', 'application/pdf', 1000, repeat('0', 64), 'Pending', 'unscanned', '\\x00'
    from grown join document_category c on c.case_id = legal_case and c.position <= ${documents}`,
  `insert into notification (id, firm_id, account_id, case_id, type, description)
    select uuidv7(), firm, account, legal_case, 'document', 'A paper was looked at.' from ${times(notifications)}`,
]
