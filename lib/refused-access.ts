// Which refusals are those of access: what does not exist or belongs to others, and what a role may
// not do (spec: security#refused-access).

export const refusedThings = [
  'permission',
  'case',
  'person',
  'document',
  'category',
  'packet',
  'section',
  'note',
  'task',
  'template',
  'filter',
  'reminders',
  'office',
  'colleague',
  'notification',
  'device',
  'certificate',
  'course',
  'other',
] as const
export type RefusedThing = (typeof refusedThings)[number]

export interface RefusedAccess {
  /** The field of the contract, or the address of a file. */
  readonly operation: string
  readonly thing: RefusedThing
  /** The IDs of the request. */
  readonly tried: readonly string[]
}

const thingByCode: Readonly<Record<string, RefusedThing>> = {
  'staff.not-permitted': 'permission',
  'clients.not-an-attorney': 'colleague',
  'staff.absent': 'colleague',
  'cases.not-found': 'case',
  'documents.not-found': 'document',
  'courses.not-found': 'course',
  'notifications.not-found': 'notification',
}

/** The word before `-absent` and `-not-found`, and after `no-such-`. */
const thingByWord: Readonly<Record<string, RefusedThing>> = {
  case: 'case',
  person: 'person',
  debtor: 'person',
  category: 'category',
  packet: 'packet',
  section: 'section',
  form: 'section',
  question: 'section',
  note: 'note',
  task: 'task',
  template: 'template',
  filter: 'filter',
  reminder: 'reminders',
  office: 'office',
  colleague: 'colleague',
  device: 'device',
  passkey: 'device',
  certificate: 'certificate',
}

/** Undefined for a refusal of another kind. */
export function findRefusedThing(code: string): RefusedThing | undefined {
  const known = Object.hasOwn(thingByCode, code) ? thingByCode[code] : undefined
  if (known) return known
  const [, before, after] = /\.(?:(\w+)-absent|(?:no-such-(\w+)))$/.exec(code) ?? []
  const [, beforeNotFound] = /\.(\w+)-not-found$/.exec(code) ?? []
  const word = before ?? after ?? beforeNotFound
  if (word === undefined) return code.endsWith('.not-found') ? 'other' : undefined
  return Object.hasOwn(thingByWord, word) ? thingByWord[word] : 'other'
}
