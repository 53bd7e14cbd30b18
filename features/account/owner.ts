import { ofPortal, type TableOwner } from '#ports/table-owner.ts'

/** No password hash. */
const contactOfAccount = `select(
  id, email, email_verified_at, mobile_phone, mobile_verified_at, given_name,
  middle_name, family_name, suffix, home_phone, work_phone, street, city, state, zip,
  ssn_sealed, contact_type, creation_step, auth_version, time_zone, created_at,
  completed_at, language, locked_at, codes_by_email_until, codes_by_email_version)`

export const owner: TableOwner = {
  tables: {
    account: {
      rows: 'reference',
      rights: { ...ofPortal, workspace: contactOfAccount, jobs: contactOfAccount },
    },
    pending_change: { rows: 'person', rights: ofPortal },
    not_me_link: { rows: 'person', rights: ofPortal },
    text_consent: { rows: 'person', rights: { portal: 'select, insert' } },
    assisted_change: { rows: 'person', rights: ofPortal },
  },
  facts: ['person_facts'],
}
