// Several clients who send files, because one account may have only a few uploads at once.
import { demoData } from '#apps/demo/seed/demo-data.ts'
import type { Headers } from './requests.ts'
import type { Server } from './server.ts'
import { signInAs } from './sign-in.ts'

export interface Sender {
  readonly tokens: Headers
  /** A category of their own case that accepts files. */
  readonly fileMetadata: { readonly caseId: string; readonly categoryId: string }
}

/**
 * Adds senders. Each has a case at the firm of the first demo client, because their files need the
 * key of this firm.
 */
export async function addSenders(server: Server, count: number): Promise<readonly Sender[]> {
  const senders: Sender[] = []
  for (let number = 1; number <= count; number += 1) {
    const person = {
      email: `sender-${number}@bench.example`,
      mobilePhone: `2135550${String(100 + number)}`,
    }
    const fileMetadata = await addPerson(server, person)
    senders.push({ tokens: await signInAs(server, person), fileMetadata })
  }
  return senders
}

async function addPerson(
  { database }: Server,
  { email, mobilePhone }: { readonly email: string; readonly mobilePhone: string },
): Promise<Sender['fileMetadata']> {
  const { rows } = await database.query<Sender['fileMetadata']>(
    `with pattern as (
      select a.password_hash, c.firm_id, c.office_id, c.attorney_id from account a join participant p on p.account_id = a.id join legal_case c on c.id = p.case_id where a.email = $3
    ), account_made as (
      insert into account (id, email, email_verified_at, mobile_phone, mobile_verified_at, given_name, family_name, contact_type, password_hash, creation_step, completed_at)
      select uuidv7(), $1, now(), $2, now(), 'Jo', 'Sender', 3, password_hash, 6, now() from pattern returning id
    ), case_made as (
      insert into legal_case (id, firm_id, office_id, attorney_id, status, firm_stage, chapter, case_type, opened_on)
      select uuidv7(), firm_id, office_id, attorney_id, 'Pre-Filing', 'Getting ready', 7, 'Chapter 7 Bankruptcy', current_date from pattern returning id, firm_id
    ), participant_made as (
      insert into participant (id, firm_id, case_id, debtor, account_id, given_name, family_name, email, mobile_phone)
      select uuidv7(), firm_id, case_made.id, 1, account_made.id, 'Jo', 'Sender', $1, $2 from case_made, account_made
    )
    insert into document_category (id, firm_id, case_id, template_key, template_version, name, description, requirement, position)
    select uuidv7(), firm_id, id, 'bench.papers', 1, 'Papers', 'What is asked for here, in one sentence.', 'required', 1 from case_made
    returning case_id as "caseId", id as "categoryId"`,
    [email, mobilePhone, demoData.people[0].email],
  )
  if (!rows[0]) throw new Error('The cast has no first client')
  return rows[0]
}
