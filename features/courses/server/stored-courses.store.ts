import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import type { CourseFacts } from '../rules/progress/course-facts.ts'

export interface StoredCourses extends CourseFacts {
  readonly firmKey: SealedFirmKey
}

// The parts of the statement below; `c` is the case, `d` the order, `i` the item.

const people = sql`(
  select json_agg(json_build_object(
    'debtor', p.debtor,
    'givenName', p.given_name,
    'familyName', p.family_name,
    'accountId', p.account_id,
    'hasEnded', p.has_ended
  ) order by p.debtor)
  from participant_facts p
  where p.case_id = c.case_id and p.firm_id = c.firm_id
)`

const setUps = sql`(
  select coalesce(json_agg(json_build_object(
    'courseNumber', k.course_number,
    'payment', k.payment_type,
    'providerIds', k.provider_ids,
    'jointOption', k.joint_option
  )), '[]')
  from course k
  where k.case_id = c.case_id and k.firm_id = c.firm_id
)`

const progress = sql`(
  select coalesce(json_agg(json_build_object(
    'caseId', g.case_id,
    'courseNumber', g.course_number,
    'debtor', g.debtor,
    'hasPlaced', g.has_placed,
    'orderStatus', g.order_status,
    'orderStep', g.order_step,
    'userKey', g.user_key,
    'foundStatus', g.found_status,
    'isLookUpOver', coalesce(g.looked_up_at < portal_now() - interval '30 minutes', false),
    'isHeld', g.is_held,
    'waivedUntil', g.waived_until
  )), '[]')
  from course_progress g
  where g.case_id = c.case_id and g.firm_id = c.firm_id
)`

const listOffers = (withValueProps: boolean) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', f.id,
    'providerId', f.provider_id,
    'name', f.name,
    'price', f.price::text,
    'valueProps', ${withValueProps ? sql`f.value_props` : sql`''`},
    'methods', f.methods
  ) order by array_position(d.provider_ids, f.provider_id), f.price, f.provider_id), '[]')
  from course_offer f
  where f.order_id = d.id and f.firm_id = d.firm_id
)`

const certificate = sql`(
  select json_build_object(
    'id', e.id,
    'number', e.number,
    'completedOn', e.completed_on,
    'hasFile', e.sealed_key is not null
  )
  from course_certificate e
  where e.item_id = t.item_id and e.debtor = t.debtor and e.firm_id = t.firm_id
)`

const item = sql`(
  select json_build_object(
    'id', i.id,
    'itemKey', i.item_key,
    'method', i.method,
    'status', i.status,
    'verifiedDetails', i.verified_details,
    'verifiedSpouseDetails', i.verified_spouse_details,
    'acceptedDisclosure', i.accepted_disclosure,
    'shownInstructions', i.shown_instructions,
    'isRegistered', i.registered_at is not null,
    'phoneNumber', i.phone_number,
    'accessCodeSealed', encode(i.access_code_sealed, 'base64'),
    'takers', (
      select json_agg(json_build_object(
        'debtor', t.debtor,
        'certificate', ${certificate}
      ) order by t.debtor)
      from course_taker t
      where t.item_id = i.id and t.firm_id = i.firm_id
    )
  )
  from course_item i
  where i.order_id = d.id and i.firm_id = d.firm_id
)`

const listOrders = (withValueProps: boolean) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', d.id,
    'courseNumber', d.course_number,
    'debtor', d.debtor,
    'isJoint', d.is_joint,
    'source', d.source,
    'payment', d.payment_type,
    'orderKey', d.order_key,
    'consumerOrderId', d.consumer_order_id,
    'isPlaced', d.placed_at is not null,
    'isQuoteValid', d.created_at > portal_now() - interval '24 hours',
    'allowedProviders', d.provider_ids,
    'offers', ${listOffers(withValueProps)},
    'item', ${item}
  ) order by d.created_at desc), '[]')
  from course_order d
  where d.case_id = c.case_id and d.firm_id = c.firm_id and d.history_at is null
)`

/**
 * Reads several cases in one indexed statement. Omits absent cases and orders before a reset.
 * Provider texts are long, so they are empty unless requested.
 */
export async function listCoursesOfCases(
  db: Db,
  cases: readonly CaseOfFirm[],
  { withValueProps = false } = {},
): Promise<ReadonlyMap<string, StoredCourses>> {
  const { caseIds, firmIds } = toColumns(cases)
  const { rows } = await sql<StoredCourses>`
    select
      c.case_id,
      c.firm_id,
      c.status as case_status,
      c.case_number,
      c.client_code,
      c.has_legacy_order,
      c.chapter,
      c.time_zone,
      c.unit_key,
      c.firm_key,
      ${people} as people,
      ${setUps} as set_ups,
      ${progress} as progress,
      ${listOrders(withValueProps)} as orders
    from case_facts c
    where c.case_id = any(${caseIds})
      and c.firm_id = any(${firmIds})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}
