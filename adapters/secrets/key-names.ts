/**
 * What depends on an old version of a key, and so when it can be retired.
 * - `stored`: values in the database have its version. They are counted (`keyed-columns.ts`).
 * - `expiring`: what was made with it ends by itself, within a week.
 * - `fixed`: the key never gets another version.
 */
export type KeyDependents = 'stored' | 'expiring' | 'fixed'

/**
 * Every key that the program uses, as `use/purpose`. The use is part of the name, so that no key
 * serves two algorithms. A name is never changed: data is stored under it.
 */
export const keys = {
  'fingerprint/code-pepper': 'expiring',
  'fingerprint/code-subject': 'expiring',
  'fingerprint/course-hand-off': 'expiring',
  // A call that is repeated must have the same name, however late.
  'fingerprint/course-user-call': 'fixed',
  // Recognizes the master key of a database from before the ring.
  'fingerprint/key-check': 'fixed',
  // Counters of limits begin again with a new version.
  'fingerprint/limits': 'expiring',
  // Browsers have what these four make. With another key, unsent answers and drafts could not be read.
  'fingerprint/mirror-key': 'fixed',
  'fingerprint/unsent-key': 'fixed',
  'fingerprint/staff-mirror-key': 'fixed',
  'fingerprint/staff-unsent-key': 'fixed',
  'fingerprint/questionnaire-answer': 'stored',
  'fingerprint/questionnaire-secret': 'expiring',
  'fingerprint/refresh-successor': 'expiring',
  'fingerprint/reset-prefix': 'expiring',
  'fingerprint/staff-email': 'stored',
  'fingerprint/staff-recovery-code': 'stored',
  'fingerprint/staff-refresh-successor': 'expiring',
  'fingerprint/text-stop': 'stored',
  'key/access-token': 'expiring',
  // Of the demo's order service. The real one has COURSE_WEBHOOK_SECRET.
  'key/course-webhook': 'fixed',
  'key/id-token': 'expiring',
  'key/password-pepper': 'stored',
  'key/preview-link': 'expiring',
  'key/preview-view': 'expiring',
  'key/staff-access-token': 'expiring',
  'key/staff-id-token': 'expiring',
  'seal/account-ssn': 'stored',
  'seal/course-look-up': 'stored',
  'seal/flow-contact': 'stored',
  'seal/not-me-before': 'stored',
  'seal/outbox': 'stored',
  'seal/pending-change': 'stored',
  'seal/staff-authenticator': 'stored',
  'wrap/firm-key': 'stored',
} as const satisfies Readonly<Record<string, KeyDependents>>

export type KeyName = keyof typeof keys

export const keyNames = Object.keys(keys) as readonly KeyName[]

export function isKeyName(text: string): text is KeyName {
  return Object.hasOwn(keys, text)
}

/** Longer than anything lives that is made with an `expiring` key. */
export const expiringDays = 7
