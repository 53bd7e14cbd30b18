import { ofAllRoles, readByPortal, type TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    staff_login: {
      rows: 'person',
      rights: {
        workspace: `
          select, insert, update(email_hash, password_hash, auth_version, authenticator_sealed,
          authenticator_confirmed_at, last_step)`,
      },
    },
    staff_recovery_code: { rows: 'person', rights: { workspace: 'select, insert, delete' } },
    staff_flow: {
      rows: 'person',
      rights: {
        workspace: 'select, insert, update(proven_ids, chosen_staff_id, failures), delete',
        jobs: 'select(expires_at), delete',
      },
    },
    staff_session: {
      rows: 'person',
      rights: {
        workspace: `
          select, insert, update(refresh_hash, previous_refresh_hash, rotated_at, last_active_at,
          proven_at, ended_at, ended_why)`,
        jobs: 'select(ends_at), delete',
      },
    },
    staff_invitation: {
      rows: 'person',
      rights: {
        workspace: 'select, insert, update(used_at), delete',
        jobs: 'select(expires_at), delete',
      },
    },
    staff_device: {
      rows: 'person',
      rights: {
        workspace: 'select, insert, update(token_hash, expires_at), delete',
        jobs: 'select(expires_at), delete',
      },
    },
    staff_link: {
      rows: 'person',
      rights: { workspace: 'select, insert, delete', jobs: 'select(expires_at), delete' },
    },
    staff_passkey: {
      rows: 'person',
      rights: { workspace: 'select, insert, update(counter, last_used_at), delete' },
    },
    staff_passkey_challenge: {
      rows: 'person',
      rights: {
        workspace: 'select, insert, update(challenge, expires_at), delete',
        jobs: 'select(expires_at), delete',
      },
    },
    firm_faq: { rows: 'firm', rights: ofAllRoles },
    mail_footer: { rows: 'firm', rights: readByPortal },
  },
}
