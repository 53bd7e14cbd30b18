import { expect, test } from 'vitest'
import { productDefaults } from '../../rules/clients/case-defaults.ts'
import {
  findDraftProblems,
  haveSamePhone,
  newDraft,
  readDraft,
  toInput,
  withOffered,
  type InviteDraft,
} from './invite-draft.ts'

const rosa = {
  givenName: ' Rosa ',
  familyName: 'Delgado',
  email: 'rosa@example.com',
  mobilePhone: '(217) 555-0142',
  language: 'ES',
} as const
const luis = { ...rosa, givenName: 'Luis', email: 'luis@example.com', mobilePhone: '2175550143' }
const begin = (key: string, defaults = productDefaults) => newDraft(key, defaults, '2026-12-01')
const alone = { ...begin('key'), debtor1: rosa }
const joint = { ...alone, isJoint: true, debtor2: luis }
const choice = {
  attorneyId: 'dana',
  paralegalId: '',
  sendsInvitations: true,
  isNewPerson: false,
}

const problemsOf = (draft: InviteDraft, attorneyId = 'dana') =>
  findDraftProblems(draft, attorneyId).map(({ code, field }) => `${field} ${code}`)

test('a complete form has no problems', () => {
  expect(problemsOf(alone)).toEqual([])
  expect(problemsOf(joint)).toEqual([])
})

test('a spouse counts only in a joint case', () => {
  const empty = begin('key')
  expect(problemsOf(empty)).not.toContain('debtor2.email invite.email-invalid')
  expect(problemsOf({ ...empty, isJoint: true })).toContain('debtor2.email invite.email-invalid')
})

test.each([
  [{ debtor1: { ...rosa, email: 'rosa@' } }, 'debtor1.email invite.email-invalid'],
  [{ debtor1: { ...rosa, mobilePhone: '' } }, 'debtor1.mobilePhone invite.mobile-invalid'],
  [{ debtor2: { ...luis, email: ' Rosa@example.com' } }, 'debtor2.email invite.same-email'],
  [{ debtor2: { ...luis, mobilePhone: '217-555-0142' } }, 'debtor2.mobilePhone invite.same-mobile'],
  [{ plannedFilingOn: '02/30/2027' }, 'plannedFilingOn invite.day-invalid'],
  [{ questionnaireDueOn: 'soon' }, 'questionnaireDueOn invite.day-invalid'],
  [{ greeting: 'x'.repeat(501) }, 'greeting invite.greeting-too-long'],
])('%j is refused at its field', (change, problem) =>
  expect(problemsOf({ ...joint, ...change })).toEqual([problem]),
)

test('a case needs an attorney, and a hidden questionnaire no day', () => {
  expect(problemsOf(alone, '')).toEqual(['attorneyId clients.not-an-attorney'])
  expect(problemsOf({ ...alone, showsQuestionnaire: false, questionnaireDueOn: 'soon' })).toEqual(
    [],
  )
})

test('two spouses may share a phone when they agree', () => {
  const shared = { ...joint, debtor2: { ...luis, mobilePhone: '2175550142' } }
  expect(haveSamePhone(shared)).toBe(true)
  expect(problemsOf({ ...shared, isPhoneShared: true })).toEqual([])
  expect(toInput({ ...shared, isPhoneShared: true }, choice).isPhoneShared).toBe(true)
  expect(toInput({ ...joint, isPhoneShared: true }, choice).isPhoneShared).toBe(false)
})

test('the input has trimmed texts, digits, calendar days, and null for what is empty', () => {
  const draft = {
    ...alone,
    chapter: '',
    plannedFilingOn: '1/15/2027',
    questionnaireDueOn: '12/18/26',
    greeting: '  ',
    clientCode: ' 12345 ',
  }
  expect(toInput(draft, choice)).toEqual({
    creationKey: 'key',
    debtor1: { ...rosa, givenName: 'Rosa', mobilePhone: '2175550142' },
    debtor2: null,
    isPhoneShared: false,
    chapter: null,
    attorneyId: 'dana',
    paralegalId: null,
    checklistId: null,
    plannedFilingOn: '2027-01-15',
    urgencies: [],
    showsQuestionnaire: true,
    questionnaireDueOn: '2026-12-18',
    clientCode: '12345',
    coursePayer: 'FIRM',
    greeting: null,
    sendsInvitations: true,
    isNewPerson: false,
  })
  expect(toInput({ ...draft, showsQuestionnaire: false }, choice).questionnaireDueOn).toBe(null)
})

test('a stored draft keeps its key and its texts, and misfits start empty', () => {
  expect(readDraft(joint, begin('new'))).toEqual(joint)
  expect(readDraft(undefined, begin('new')).creationKey).toBe('new')
  const misfit = { ...joint, chapter: 7, debtor1: { ...rosa, email: 4 } }
  expect(readDraft(misfit, begin('new'))).toEqual({
    ...joint,
    chapter: '',
    debtor1: { ...rosa, email: '' },
  })
})

test('a new draft begins with the defaults of the firm', () => {
  const defaults = {
    showsQuestionnaire: false,
    questionnaireDays: 30,
    coursePayer: 'CLIENT',
  } as const
  expect(begin('key', defaults)).toMatchObject({
    showsQuestionnaire: false,
    questionnaireDueOn: '12/31/2026',
    coursePayer: 'CLIENT',
  })
  expect(begin('key')).toMatchObject({ questionnaireDueOn: '', coursePayer: 'FIRM' })
})

test('a checklist that the firm has removed since is no longer chosen', () => {
  const draft = { ...alone, checklistId: 'self-employed' }
  expect(toInput(withOffered(draft, [{ id: 'self-employed' }]), choice).checklistId).toBe(
    'self-employed',
  )
  expect(toInput(withOffered(draft, [{ id: 'landlords' }]), choice).checklistId).toBeNull()
})
