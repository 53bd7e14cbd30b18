// What the screens of the firm room say, in English.

export const lawFirmWords = {
  title: 'Law Firm Information',
  back: 'Case Dashboard',
  email: 'Email',
  officeId: 'Office Id',
  address: 'Address',
  phone: 'Phone',
  call: 'Call',
  write: 'Write an email',
  fax: 'Fax',
  website: 'Website',
  opensNewTab: 'opens in a new tab',
} as const

export const faqWords = {
  title: 'Frequently Asked Questions',
  lead: 'Choose a topic, then a question.',
} as const
