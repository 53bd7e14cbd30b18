import { beforeEach, expect, test, vi } from 'vitest'
import { askForCredentials } from './request-credentials.ts'
import { pendingRecovery, setPendingRecovery } from '../session/pending-recovery.ts'

const typed = {
  lastName: ' Delgado ',
  mobilePhone: '(212) 555-0142',
  forgotUser: false,
  forgotPassword: true,
}
const nothing = {
  errorCode: null,
  errorParams: null,
  success: false,
  message: null,
  maskedEmail: null,
  accountId: 'handle',
  noAccountFlag: false,
  hasNotCompletedAccountSetupSteps: false,
}
let requestBody: unknown

function answerWith(answer: unknown): void {
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    requestBody = (JSON.parse(body) as { readonly variables: unknown }).variables
    return answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify(answer)))
  })
}
const resultWith = (resetCredentials: object) =>
  answerWith({ data: { resetCredentials: { ...nothing, ...resetCredentials } } })

beforeEach(() => setPendingRecovery(undefined))

test('leads to the page that names the mailed address, with the handle for the reset', async () => {
  resultWith({ success: true, maskedEmail: 'r***@e***.com' })
  const mail = {
    maskedEmail: 'r***@e***.com',
    accountId: 'handle',
    forgotUser: false,
    forgotPassword: true,
  }
  expect(await askForCredentials(typed)).toEqual({
    kind: 'go',
    path: '/login/forgot/validate',
    state: { recoveryAsked: true, recoverySent: mail },
  })
  expect(pendingRecovery()).toEqual({ typed, sentAtMs: expect.any(Number) })
  expect(requestBody).toEqual({ ...typed, lastName: 'Delgado' })
})

test.each([
  [{ noAccountFlag: true, message: 'No matching account was found.' }, '/login/forgot/noaccount'],
  [{ hasNotCompletedAccountSetupSteps: true }, '/login/forgot/account-not-setup'],
])('the response %j leads to %s and keeps the typed values', async (answer, path) => {
  resultWith(answer)
  expect(await askForCredentials(typed)).toEqual({
    kind: 'go',
    path,
    state: { recoveryAsked: true },
  })
  expect(pendingRecovery()).toEqual({ typed })
})

test("reports a refusal on the same page, with the server's reason if the server sent a reason", async () => {
  resultWith({
    message: 'Error verifying your account please try again',
    errorCode: 'sign-in.recovery-failed',
    errorParams: {},
  })
  expect(await askForCredentials(typed)).toEqual({
    kind: 'failed',
    refusal: {
      code: 'sign-in.recovery-failed',
      params: {},
      message: 'Error verifying your account please try again',
    },
  })
  resultWith({})
  expect(await askForCredentials(typed)).toEqual({ kind: 'failed' })
  answerWith({
    errors: [
      {
        message: 'Something went wrong',
        extensions: { code: 'request.unexpected', kind: 'unexpected' },
      },
    ],
  })
  expect(await askForCredentials(typed)).toEqual({ kind: 'failed' })
})

test('reports an unreachable server separately from a refusal', async () => {
  answerWith(undefined)
  expect(await askForCredentials(typed)).toEqual({ kind: 'out-of-reach' })
})
