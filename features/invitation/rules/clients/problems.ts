import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const inviteProblems = {
  'invite.given-name-required': { kind: 'invalid', text: 'Enter the first name.' },
  'invite.family-name-required': { kind: 'invalid', text: 'Enter the last name.' },
  'invite.name-too-long': { kind: 'invalid', text: 'A name can have {max} characters at most.' },
  'invite.email-invalid': {
    kind: 'invalid',
    text: 'Enter an email address like name@example.com.',
  },
  'invite.mobile-invalid': {
    kind: 'invalid',
    text: 'Enter a US mobile phone with ten digits. Login codes go to it.',
  },
  'invite.same-email': {
    kind: 'refused',
    text: 'Both people have the email address {email}. Each person needs their own address to log in. Ask them for a second address.',
  },
  'invite.same-mobile': {
    kind: 'refused',
    text: 'Both people have the mobile phone {mobile}. Login codes go to the phone, so each person should have their own. If they really share one, confirm it.',
  },
  'invite.chapter-invalid': { kind: 'invalid', text: 'Choose Chapter 7, Chapter 13 or Not sure.' },
  'invite.day-invalid': { kind: 'invalid', text: 'Enter a date like 12/18/2026.' },
  'invite.days-invalid': {
    kind: 'invalid',
    text: 'Enter a number of days from 1 to {max}, or leave the field empty.',
  },
  'invite.defaults-changed': {
    kind: 'refused',
    text: 'A colleague has changed these defaults. Your changes are not saved yet.',
  },
  'invite.day-past': { kind: 'invalid', text: 'This date is in the past.' },
  'invite.greeting-too-long': {
    kind: 'invalid',
    text: 'Your words can have {max} characters at most.',
  },
  'invite.code-too-long': { kind: 'invalid', text: 'A code can have {max} characters at most.' },
  'invite.similar': {
    kind: 'refused',
    text: 'Your firm may already have this client. Compare the cases below before you go on.',
  },
  'invite.form-outdated': {
    kind: 'invalid',
    text: 'This page is too old. Reload it and try again.',
  },
  'invite.person-absent': {
    kind: 'not-found',
    text: 'This person could not be found. Reload the page.',
  },
  'invite.person-changed': {
    kind: 'refused',
    text: 'A colleague has corrected this person. Your changes are not saved yet.',
  },
  'invite.has-account': {
    kind: 'refused',
    text: 'This person already has an account and needs no invitation.',
  },
  'invite.not-locked': {
    kind: 'refused',
    text: 'This client is not locked out. They can log in now.',
  },
  'invite.unlocked-often': {
    kind: 'locked',
    text: 'This client was unlocked several times today. Ask them to reset their password.',
  },
  'invite.codes-not-texted': {
    kind: 'refused',
    text: 'Codes of this client do not go to a phone now, or there is no proven email for them.',
  },
  'invite.codes-moved-often': {
    kind: 'locked',
    text: 'The codes of this client went to the email several times today. Try again tomorrow.',
  },
  'invite.channel-not-now': {
    kind: 'refused',
    text: 'This account is not complete, or the client has locked it. Their email and phone cannot be changed now.',
  },
  'invite.channel-invalid': {
    kind: 'invalid',
    text: 'Enter an email address like name@example.com, or a US mobile phone with ten digits.',
  },
  'invite.channel-unchanged': {
    kind: 'refused',
    text: 'The account has this email or phone already.',
  },
  'invite.channel-second': {
    kind: 'refused',
    text: 'Your office has changed the email or phone of this client, and they have not logged in since. The second one cannot be changed before they do.',
  },
  'invite.channel-often': {
    kind: 'locked',
    text: 'The email or phone of this client was changed several times. Try again in a week.',
  },
  'invite.channel-none': { kind: 'refused', text: 'No change waits.' },
  'invite.codes-held': {
    kind: 'refused',
    text: 'Your office has changed the email or phone of this client, and they have not logged in since. Codes cannot go to the email before they do.',
  },
  'invite.note-too-long': { kind: 'invalid', text: 'A note can have {max} characters at most.' },
  'invite.case-absent': { kind: 'not-found', text: 'This case could not be found.' },
  'invite.case-full': { kind: 'refused', text: 'This case already has two people.' },
  'invite.spouse-too-late': {
    kind: 'refused',
    text: 'This case is filed. Spouses file together, so nobody can join or leave it now.',
  },
  'invite.spouse-has-account': {
    kind: 'refused',
    text: 'This person has created an account in the meantime. Please decide again.',
  },
  'invite.spouse-left': {
    kind: 'refused',
    text: 'A spouse with an account has left this case. What they answered stays in it, so that no other person can join. Create a new case for the couple.',
  },
  'invite.case-complete': { kind: 'refused', text: 'This case is complete. Nobody can join it.' },
  'invite.too-many-at-once': {
    kind: 'unavailable',
    text: 'We are still sending earlier messages to this person. Please try again in a moment.',
  },
  'invite.none-open': {
    kind: 'refused',
    text: 'There is no invitation to take back: it was used, taken back or has expired.',
  },
  'invite.csv-empty': { kind: 'invalid', text: 'The list has no rows below its headings.' },
  'invite.csv-unreadable': {
    kind: 'invalid',
    text: 'This is not a list that we can read. Save it as CSV with the headings of our template.',
  },
  'invite.csv-columns': {
    kind: 'invalid',
    text: 'The list lacks these columns: {columns}. Use the headings of our template.',
  },
  'invite.csv-too-long': { kind: 'invalid', text: 'A list can have {max} rows at most.' },
  'invite.language-invalid': { kind: 'invalid', text: 'Write English or Spanish.' },
  'invite.attorney-unknown': {
    kind: 'invalid',
    text: 'No attorney of your firm has this email address.',
  },
  'invite.paralegal-unknown': {
    kind: 'invalid',
    text: 'Nobody at your firm has this email address.',
  },
  'invite.known-email': {
    kind: 'invalid',
    text: 'A client of your firm already has this email address.',
  },
  'invite.twice-in-list': { kind: 'invalid', text: 'This email address is also in row {row}.' },
} as const satisfies ProblemList

export type InviteProblemCode = keyof typeof inviteProblems

export const problem = problemFactory(inviteProblems)
