import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'

export interface LikePerson {
  readonly caseId: string
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly mobilePhone: string
}

const max = 50

/** `names` are folded, last name first. The newest case first. */
export async function listLikePeople(
  db: Db,
  firmId: string,
  {
    emails,
    mobiles,
    names,
  }: {
    readonly emails: readonly string[]
    readonly mobiles: readonly string[]
    readonly names: readonly string[]
  },
): Promise<readonly LikePerson[]> {
  const { rows } = await sql<LikePerson>`
    select p.case_id, p.given_name, p.family_name, p.email, p.mobile_phone
    from participant p
    join case_summary s
      on s.firm_id = p.firm_id
      and s.case_id = p.case_id
    where p.firm_id = ${firmId}
      and (
        p.email = any(${emails}::text[])
        or p.mobile_phone = any(${mobiles}::text[])
        or exists (
          select
          from unnest(${names}::text[]) as named(name)
          where position(named.name in s.sort_name) > 0
        )
      )
    order by p.id desc
    limit ${max}`.execute(db)
  return rows
}
