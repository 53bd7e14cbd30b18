import { expect, test } from 'vitest'
import { getContactDraft, contactVariables } from './contact-draft.ts'

const invitation = {
  alreadyHasAccount: false,
  invitationHasExpired: false,
  invitationMessage: null,
  inviter: null,
  language: null,
  givenName: 'Rosa',
  userName: 'rosa@example.com',
  emailAddress: 'rosa@example.com',
  mobilePhone: '***-***-0142',
  contactType: 3,
  verifyPhone: true,
  verifyEmail: true,
  wasBegun: false,
  welcomeVideoUrl: null,
}

test("opens with an empty phone and the firm's choices", () => {
  expect(getContactDraft(invitation)).toEqual({
    mobilePhone: '',
    emailAddress: 'rosa@example.com',
    email: true,
    text: true,
  })
  expect(getContactDraft({ ...invitation, contactType: null, emailAddress: null })).toEqual({
    mobilePhone: '',
    emailAddress: '',
    email: true,
    text: false,
  })
})

test.each([
  ['', '***-***-0142'],
  ['***-***-0142', '***-***-0142'],
  ['(212) 555-0199', '2125550199'],
])('sends phone %j as %s', (mobilePhone, expected) => {
  const draft = {
    ...getContactDraft(invitation),
    mobilePhone,
    emailAddress: ' eva@example.com ',
    text: false,
  }
  expect(contactVariables('g1', invitation, draft)).toEqual({
    userName: 'rosa@example.com',
    invitationGuid: 'g1',
    emailAddress: 'eva@example.com',
    mobilePhone: expected,
    contactType: 1,
  })
})
