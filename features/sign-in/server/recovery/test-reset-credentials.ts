import type { TestApp } from '#testing/test-app.ts'
import { inviteClient, signUpUntil, type Invited } from '#testing/test-sign-up.ts'

export const denise = {
  lastName: 'Carter',
  mobilePhone: '2165550163',
  email: 'denise.carter@example.com',
}
export const match = {
  success: true,
  userName: null,
  message: null,
  noAccountFlag: false,
  hasNotCompletedAccountSetupSteps: false,
}

/** A client with a complete account. */
export async function someClient(
  app: TestApp,
  familyName: string,
  person: Partial<{ email: string; mobilePhone: string }> = {},
): Promise<Invited> {
  const invited = await inviteClient(app, { familyName, ...person })
  await signUpUntil(app, 'done', invited)
  return invited
}
