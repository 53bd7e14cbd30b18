// Texts for the staff of a firm.
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const casesFirmProblems = {
  'cases.no-such-case': { kind: 'not-found', text: 'There is no such case.' },
  'cases.no-day': { kind: 'invalid', text: 'The day is expected as YYYY-MM-DD.' },
  'cases.nothing-to-continue': {
    kind: 'refused',
    text: 'The first date of the meeting is not known. Set it first: deadlines are counted from it.',
  },
  'cases.continued-to-earlier': {
    kind: 'refused',
    text: 'A meeting is continued to a later day. The first date is {day}.',
  },
  'cases.no-active-attorney': {
    kind: 'refused',
    text: 'This firm has no active attorney. A case needs one: add an attorney first.',
  },
  'cases.same-email': {
    kind: 'refused',
    text: 'Both people have the email address {email}. Each person needs their own address to log in. Ask them for a second address, then create the case.',
  },
  'cases.same-mobile': {
    kind: 'refused',
    text: 'Both people have the mobile phone {mobile}. Login codes go to the phone, so each person should have their own.',
  },
  'cases.gap-reason-wanted': {
    kind: 'invalid',
    text: 'Something is not there yet. Say in {min} to {max} characters why the case goes on anyway.',
  },
  'cases.outcome-wanted': {
    kind: 'invalid',
    text: 'How did the case end? Use discharged, dismissed, withdrawn, closed-without-discharge or transferred.',
  },
  'cases.outcome-of-open-case': {
    kind: 'refused',
    text: 'Only a case that is Complete has an outcome.',
  },
  'cases.withdrawn-after-filing': {
    kind: 'refused',
    text: 'This case was filed. Withdrawn is for cases that end before filing: a filed case that ends early is dismissed.',
  },
  'cases.part-before-filing': {
    kind: 'refused',
    text: 'Before filing, no court decides about one debtor alone. Take the spouse out of the case instead.',
  },
  'cases.no-such-debtor': { kind: 'invalid', text: 'The case has no such debtor.' },
  'cases.ended-in-future': { kind: 'refused', text: 'The day of the order is in the future.' },
  'cases.ended-before-filing': {
    kind: 'refused',
    text: 'The case was filed on {day}. The day of the order is before that.',
  },
  'cases.docket-number-too-long': {
    kind: 'invalid',
    text: 'A docket number has {max} characters at most.',
  },
  'cases.never-filed': {
    kind: 'refused',
    text: 'This case is not filed. Before filing, a case ends as withdrawn. If it was filed, set it to Filed first.',
  },
  'cases.chapter-of-ended-case': {
    kind: 'refused',
    text: 'This case has ended. Its chapter stays as it is.',
  },
  'cases.archive-open-case': {
    kind: 'refused',
    text: 'Only a complete case can go into the archive. Change its stage first.',
  },
  'cases.merge-same-case': { kind: 'invalid', text: 'Choose another case. This one is open now.' },
  'cases.merge-late': {
    kind: 'refused',
    text: 'Only a case that is not filed and has not ended can be merged into another one.',
  },
  'cases.merge-in-use': {
    kind: 'refused',
    text: '{name} has an account and uses this case. Keep this case, and merge the other one into it.',
  },
  'cases.merge-into-archive': {
    kind: 'refused',
    text: 'The other case is in the archive. Take it out of the archive first.',
  },
  'cases.chapter-wanted': { kind: 'invalid', text: 'A filed case has a chapter. Choose 7 or 13.' },
  'cases.conversion-day-wanted': {
    kind: 'invalid',
    text: 'On which day was the case converted?',
  },
  'cases.converted-in-future': { kind: 'refused', text: 'This day is in the future.' },
  'cases.converted-before-filing': {
    kind: 'refused',
    text: 'This day is before the filing of the case.',
  },
  'cases.chapter-changed': {
    kind: 'refused',
    text: 'A colleague has changed the chapter. Compare before you go on.',
  },
  'cases.filing-before-filing': {
    kind: 'refused',
    text: 'A case in Pre-Filing has no filing date and no case number.',
  },
  'cases.filing-date-wanted': {
    kind: 'invalid',
    text: 'When was the case filed? Please write the filing date as YYYY-MM-DD.',
  },
  'cases.filed-in-future': {
    kind: 'refused',
    text: 'The filing date {day} is in the future: today is {today} at the office.',
  },
  'cases.filed-long-ago': {
    kind: 'refused',
    text: 'The filing date {day} is more than {years} years ago.',
  },
  'cases.filed-after-meeting': {
    kind: 'refused',
    text: 'A case is filed before its meeting of creditors. The first date of the meeting is {day}: correct one of them.',
  },
  'cases.number-wanted': {
    kind: 'refused',
    text: 'The case has no case number. Until it has one, the client sees this instead of the second course: "Your case must be filed with a case number to take the second course..."',
  },
  'cases.stage-changed': {
    kind: 'refused',
    text: 'A colleague changed the stage of this case while you were at it.',
  },
  'cases.confirm-step-back': {
    kind: 'refused',
    text: 'This sets the case back from {from} to {to}. The client would read "{title}" and get the news "{news}".',
  },
  'cases.confirm-filing-taken-back': {
    kind: 'refused',
    text: 'This sets the case back from {from} to {to}. The client would read "{title}" and get the news "{news}". The filing date, the case number and the meeting of creditors would be removed.',
  },
  'cases.confirm-number-taken-back': {
    kind: 'refused',
    text: 'This removes the case number {number}. The client would read "{title}", get the news that the number no longer counts, and cannot take the second course until there is a new one.',
  },
  'cases.confirm-other-outcome': {
    kind: 'refused',
    text: 'This changes the outcome from {from} to {to}. The client would read "{title}" and get the news "{news}".',
  },
  'cases.meeting-needs-filing': {
    kind: 'refused',
    text: 'Only a case that is Filed has a meeting of creditors.',
  },
  'cases.meeting-before-filing': {
    kind: 'refused',
    text: 'The case was filed on {day}. The meeting of creditors comes after that.',
  },
  'cases.meeting-time-invalid': {
    kind: 'invalid',
    text: 'Enter the time as hours and minutes, such as 9:30 AM.',
  },
  'cases.meeting-zone-invalid': { kind: 'invalid', text: 'Choose the time zone of the court.' },
  'cases.meeting-text-too-long': {
    kind: 'invalid',
    text: 'This text can have {max} characters at most.',
  },
  'cases.meeting-link-invalid': {
    kind: 'invalid',
    text: 'Enter the whole address of the meeting. It begins with https://',
  },
  'cases.meeting-not-over': { kind: 'refused', text: 'This meeting is still to come.' },
  'cases.meeting-changed': {
    kind: 'refused',
    text: 'A colleague has changed the meeting. Your changes are not saved yet.',
  },
  'cases.meeting-out-of-range': {
    kind: 'refused',
    text: 'The meeting of creditors must be between {from} and {to}.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(casesFirmProblems)
