// One firm with many clients, for the lists of the workspace. Uses bulk statements, as growth.ts.
import type { Server } from './server.ts'

export interface GrownFirm {
  readonly firmId: string
  /** An attorney, assigned to every second case. */
  readonly staffId: string
}

const tables = [
  ...['legal_case', 'participant', 'case_summary', 'case_deadline', 'course_line', 'staff', 'firm'],
]

/** What the searches of the benchmark look for: one client of the firm. */
export interface SoughtClient {
  readonly familyName: string
  readonly email: string
  readonly caseNumber: string
  readonly lastFourOfPhone: string
}

const givenNames = [
  ...['Ana', 'Ben', 'Carla', 'Dev', 'Elena', 'Farid', 'Gina', 'Hugo', 'Iris', 'José', 'Kim'],
  ...['Luz', 'Marco', 'Nadia', 'Omar', 'Priya', 'Quinn', 'Rosa', 'Sam'],
]
const familyNames = [
  ...['Abbott', 'Baker', 'Castillo', 'Delgado', 'Espinoza', 'Foster', 'Greene', 'Hernández'],
  ...['Ibrahim', 'Jackson', 'Kowalski', 'Lindqvist', 'Murphy', 'Nguyen', 'Okafor', 'Peterson'],
  ...['Quintero', 'Ramirez', 'Stewart', 'Tanaka', 'Underwood', 'Vargas', 'Whitfield'],
]
/** Every third case is joint. */
const jointEvery = 3

/** Adds a firm with two attorneys and so many cases. */
export async function growFirm({ database }: Server, cases: number): Promise<GrownFirm> {
  // The foreign keys are correct by construction.
  await database.query('set session_replication_role = replica')
  const { rows } = await database.query<GrownFirm>(
    `select uuidv7() as "firmId", uuidv7() as "staffId"`,
  )
  const [grown] = rows
  if (!grown) throw new Error('The database made no IDs')
  for (const statement of [...firmOf(grown), ...casesOf(grown, cases), 'drop table grown'])
    await database.query(statement)
  await database.query('set session_replication_role = origin')
  await database.query(`vacuum (analyze) ${tables.join(', ')}`)
  await database.query('checkpoint')
  return grown
}

export async function findSoughtClient(
  { database }: Server,
  { firmId }: GrownFirm,
): Promise<SoughtClient> {
  const { rows } = await database.query<SoughtClient>(
    `select p.family_name as "familyName", p.email, c.case_number as "caseNumber",
        right(p.mobile_phone, 4) as "lastFourOfPhone"
      from participant p join legal_case c on c.id = p.case_id
      where p.firm_id = $1 and c.status = 'Filed'
      order by p.id limit 1`,
    [firmId],
  )
  if (!rows[0]) throw new Error('The firm has no filed case')
  return rows[0]
}

function firmOf({ firmId, staffId }: GrownFirm): readonly string[] {
  return [
    `insert into firm (id, name, sealed_key) values ('${firmId}', 'A large firm', '\\x00')`,
    `insert into office (id, firm_id, office_code) values ('${firmId}', '${firmId}', 'B-LARGE')`,
    `insert into staff (id, firm_id, office_id, given_name, family_name, role, email)
      values ('${staffId}', '${firmId}', '${firmId}', 'Jo', 'Large', 'attorney', 'jo@bench-firm.example'),
        (uuidv7(), '${firmId}', '${firmId}', 'Al', 'Large', 'attorney', 'al@bench-firm.example')`,
    `insert into staff_login (staff_id, firm_id, email_hash)
      values ('${staffId}', '${firmId}', sha256('jo@bench-firm.example'::bytea))`,
  ]
}

const pick = (names: readonly string[], seed: string) =>
  `(array[${names.map((name) => `'${name}'`).join(', ')}])[1 + (${seed}) % ${names.length}]`

/**
 * Of 20 cases, 12 are before the filing, 5 are filed and 3 complete. Of the first, every fourth has
 * an invitation without an account. Activity is spread over half a year and follows no other order.
 */
function casesOf({ firmId, staffId }: GrownFirm, cases: number): readonly string[] {
  return [
    `create temp table grown as
      select n, uuidv7() as legal_case, ${pick(givenNames, 'n * 7')} as given_name,
        ${pick(familyNames, 'n * 11 / 3')} as family_name,
        'client' || n || '@bench-firm.example' as email,
        (2120000000 + n * 7919 % 9000000)::text as phone,
        case when n % 20 < 12 then 'Pre-Filing' when n % 20 < 17 then 'Filed' else 'Complete' end as status,
        n % 20 < 12 and n % 4 = 0 as waits_for_account,
        now() - (n * 7919 % ${cases}) * interval '13 minutes' as active_at
      from generate_series(1, ${cases}) as n`,
    `insert into legal_case (id, firm_id, office_id, attorney_id, paralegal_id, status, firm_stage, chapter,
        case_type, case_number, opened_on, filed_on, planned_filing_on)
      select legal_case, '${firmId}', '${firmId}',
        case when n % 2 = 0 then '${staffId}' else (select id from staff where firm_id = '${firmId}' and id <> '${staffId}') end,
        case when n % 10 = 3 then '${staffId}'::uuid end, status,
        'Getting ready', case when n % 5 = 0 then 13 else 7 end,
        'Bankruptcy', case when status <> 'Pre-Filing' then '26-' || (10000 + n) end, current_date - n % 700,
        case when status <> 'Pre-Filing' then current_date - n % 90 end,
        case when status = 'Pre-Filing' and n % 3 = 0 then current_date + n % 60 - 5 end
      from grown`,
    `insert into participant (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone, language,
        outcome, ended_on, ended_at)
      select uuidv7(), '${firmId}', legal_case, debtor,
        case debtor when 1 then given_name else ${pick(givenNames, 'n * 13 + 5')} end, family_name,
        case debtor when 1 then email else 'spouse-of-' || email end, phone, case when n % 6 = 0 then 'es' else 'en' end,
        case when status = 'Complete' then 'discharged' end, case when status = 'Complete' then active_at::date end,
        case when status = 'Complete' then active_at end
      from grown cross join generate_series(1, 2) as debtor where debtor = 1 or n % ${jointEvery} = 0`,
    `insert into case_summary (firm_id, case_id, sort_name, search_text, people, joined, invited_at, invitation_ends_at,
        undelivered_at, documents_needed, documents_complete, documents_open, documents_to_review, review_since,
        sections_shown, sections_done, sections_to_check, check_since, help_requests, help_since, course_takers,
        first_courses_done, second_courses_done, client_active_at, last_active_at, last_active_debtor)
      select '${firmId}', legal_case, p.sort_name, p.search_text || coalesce(' ' || c.case_number, ''), p.people,
        case when waits_for_account then 0 else p.people end,
        case when waits_for_account then active_at end, case when waits_for_account then active_at + interval '60 days' end,
        case when n % 97 = 0 then active_at end, 12, n % 12, 12 - n % 12,
        case when n % 9 = 0 then 3 else 0 end, case when n % 9 = 0 then active_at end, 14, n % 15,
        case when n % 17 = 0 then 2 else 0 end, case when n % 17 = 0 then active_at end,
        case when n % 31 = 0 then 1 else 0 end, case when n % 31 = 0 then active_at end, p.people,
        case when n % 2 = 0 then p.people else 0 end, 0,
        case when not waits_for_account then active_at end, active_at, case when not waits_for_account then 1 end
      from grown join legal_case c on c.id = legal_case join lateral (
        select count(*) as people,
          translate(lower(string_agg(family_name || ' ' || given_name, ' ' order by debtor)), 'áéíóúñ', 'aeioun') as sort_name,
          translate(lower(string_agg(concat_ws(' ', given_name, family_name, email, mobile_phone), ' ' order by debtor)),
            'áéíóúñ', 'aeioun') as search_text
        from participant where case_id = legal_case
      ) p on true`,
    `insert into case_deadline (firm_id, case_id, kind, debtor, on_day)
      select '${firmId}'::uuid, legal_case, 'planned-filing', 0, c.planned_filing_on
      from grown join legal_case c on c.id = legal_case where c.planned_filing_on is not null
      union all
      select '${firmId}', legal_case, 'meeting', 0, current_date + n % 40 - 3 from grown where status = 'Filed' and n % 2 = 0
      union all
      select '${firmId}', legal_case, 'questionnaire', 0, current_date + n % 30 - 6
      from grown where status = 'Pre-Filing' and n % 5 = 0`,
    `insert into course_line (firm_id, case_id, debtor, course_number, state, due_on)
      select '${firmId}', legal_case, debtor, course,
        case
          when course = 'First' then (array['done', 'not-ordered', 'started'])[1 + n % 3]
          when status = 'Pre-Filing' then 'after-filing'
          else (array['not-ordered', 'uploaded', 'done', 'held'])[1 + n % 4]
        end,
        case when course = 'Second' and status = 'Filed' then current_date + n % 80 - 20 end
      from grown cross join generate_series(1, 2) as debtor cross join (values ('First'), ('Second')) as c (course)
      where debtor = 1 or n % ${jointEvery} = 0`,
  ]
}
