export const reasonWords = {
  heading: 'Reasons to send back',
  lead: 'When a document is sent back for one of these reasons, the client reads the text in their language. Documents that were sent back keep their words.',
  reason: (position: number) => `Reason ${position}`,
  fields: { name: 'Name for your firm', text: 'What the client reads' },
  languages: { en: 'English', es: 'Spanish' },
  fieldOf: (field: string, language: string) => `${field} (${language})`,
  none: 'There is no standard reason. Staff write their own words.',
  add: 'Add a reason',
  remove: 'Remove',
  removeReason: (position: number) => `Remove: reason ${position}`,
  saved: 'The reasons are saved.',
  trouble: 'The reasons could not be saved. Try again.',
} as const
