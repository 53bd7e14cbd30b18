import type { TableOwner } from '#ports/table-owner.ts'

export const owner: TableOwner = {
  tables: {
    staff_login: 'person',
    staff_recovery_code: 'person',
    staff_flow: 'person',
    staff_session: 'person',
    staff_invitation: 'person',
    staff_device: 'person',
    staff_link: 'person',
    staff_passkey: 'person',
    staff_passkey_challenge: 'person',
    mail_footer: 'firm',
  },
}
