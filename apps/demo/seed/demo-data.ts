/** Shared by all demo accounts; it meets every password rule. */
export const demoPassword = 'Quiet-harbor-7'

export interface DemoPerson {
  readonly key: string
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly mobilePhone: string
  /** Printed in the terminal. */
  readonly about: string
}

export const demoData = {
  firms: [
    {
      key: 'hollis',
      name: 'Hollis & Reyes Law',
      colour: '#5B6B3A',
      email: 'hello@hollisreyes.example',
      website: 'https://hollisreyes.example',
      invitationMessage:
        'Welcome. You have taken a hard step, and we are glad you are here. This portal shows you what happens next and keeps your papers in one safe place.',
      office: {
        code: 'HR-01',
        street: '214 Court Street',
        city: 'Brooklyn',
        state: 'NY',
        zip: '11201',
        phone: '7185550110',
        fax: '7185550111',
        timeZone: 'America/New_York',
        unitKey: 'UNIT-HOLLIS-01',
      },
      staff: [
        {
          givenName: 'Dana',
          familyName: 'Reyes',
          role: 'attorney',
          email: 'dana.reyes@hollisreyes.example',
        },
        {
          givenName: 'Paul',
          familyName: 'Hollis',
          role: 'administrator',
          email: 'paul.hollis@hollisreyes.example',
        },
        {
          givenName: 'Maria',
          familyName: 'Santos',
          role: 'paralegal',
          email: 'maria.santos@hollisreyes.example',
        },
      ],
    },
    {
      key: 'northgate',
      name: 'Northgate Legal Group',
      colour: '#8A4B2D',
      email: 'office@northgate.example',
      website: 'https://northgate.example',
      invitationMessage:
        'Hello, and welcome to your case portal. Take your time; nothing here is sent to the court before you have signed.',
      office: {
        code: 'NG-7',
        street: '88 Lake Avenue',
        city: 'Cleveland',
        state: 'OH',
        zip: '44113',
        phone: '2165550140',
        fax: '2165550141',
        timeZone: 'America/New_York',
        unitKey: 'UNIT-NORTHGATE-07',
      },
      staff: [
        {
          givenName: 'Martin',
          familyName: 'Okafor',
          role: 'attorney',
          email: 'martin.okafor@northgate.example',
        },
        {
          givenName: 'Lena',
          familyName: 'Brandt',
          role: 'administrator',
          email: 'lena.brandt@northgate.example',
        },
        {
          givenName: 'Tom',
          familyName: 'Ellis',
          role: 'paralegal',
          email: 'tom.ellis@northgate.example',
        },
      ],
    },
  ],
  people: [
    {
      key: 'rosa',
      givenName: 'Rosa',
      familyName: 'Delgado',
      email: 'rosa.delgado@example.com',
      mobilePhone: '2125550142',
      about: 'one case, getting ready to file',
    },
    {
      key: 'marcus',
      givenName: 'Marcus',
      familyName: 'Whitfield',
      email: 'marcus.whitfield@example.com',
      mobilePhone: '2125550151',
      about: 'joint case, filed; debtor 1',
    },
    {
      key: 'elena',
      givenName: 'Elena',
      familyName: 'Whitfield',
      email: 'elena.whitfield@example.com',
      mobilePhone: '2125550152',
      about: 'joint case, filed; debtor 2',
    },
    {
      key: 'denise',
      givenName: 'Denise',
      familyName: 'Carter',
      email: 'denise.carter@example.com',
      mobilePhone: '2165550163',
      about: 'a case that is complete',
    },
    {
      key: 'amir',
      givenName: 'Amir',
      familyName: 'Rahimi',
      email: 'amir.rahimi@example.com',
      mobilePhone: '2165550174',
      about: 'two cases at two firms, and a deactivated one',
    },
    {
      key: 'jonah',
      givenName: 'Jonah',
      familyName: 'Pierce',
      email: 'jonah.pierce@example.com',
      mobilePhone: '9175550112',
      about: 'first course ordered and paid by the firm, a provider to choose',
    },
    {
      key: 'mei',
      givenName: 'Mei',
      familyName: 'Tanaka',
      email: 'mei.tanaka@example.com',
      mobilePhone: '9175550123',
      about: 'in the middle of the first course, online',
    },
    {
      key: 'victor',
      givenName: 'Victor',
      familyName: 'Okonkwo',
      email: 'victor.okonkwo@example.com',
      mobilePhone: '9175550134',
      about: 'joint case; ordered the first course for both',
    },
    {
      key: 'grace',
      givenName: 'Grace',
      familyName: 'Okonkwo',
      email: 'grace.okonkwo@example.com',
      mobilePhone: '9175550135',
      about: 'joint case; takes the first course with Victor',
    },
    {
      key: 'lucille',
      givenName: 'Lucille',
      familyName: 'Hart',
      email: 'lucille.hart@example.com',
      mobilePhone: '9175550146',
      about: 'certificate of the first course ten days from its end',
    },
  ],
  /** A person who was invited but never registered. Each start prints an invitation link. */
  invitee: { key: 'tomas', givenName: 'Tomas', familyName: 'Berg', mobilePhone: '2125550185' },
} as const satisfies {
  readonly firms: ReadonlyArray<{ readonly key: string } & Readonly<Record<string, unknown>>>
  readonly people: readonly DemoPerson[]
  readonly invitee: Omit<DemoPerson, 'email' | 'about'>
}

export type DemoPersonKey = (typeof demoData.people)[number]['key']
export type FirmKey = (typeof demoData.firms)[number]['key']

/**
 * Returns the invitee's email address. The round increases when an account already uses the
 * address.
 */
export function inviteeEmail(round: number): string {
  return round === 0 ? 'tomas.berg@example.com' : `tomas.berg+${round}@example.com`
}
