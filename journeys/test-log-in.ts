// Logs in with two requests. The pages of the login have journeys of their own.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword, type DemoPerson } from '#apps/demo/seed/demo-data.ts'
import { logIn, submitMfaCode } from '#features/sign-in/portal/sign-in.operations.ts'
import {
  signInStaff,
  submitAuthenticatorCode,
} from '#features/staff/workspace/sign-in/sign-in.operations.ts'
import type { Operation } from '#ui/graphql/operation.ts'
import { nextCode, places } from './test-staff.ts'
import type { Stage } from './test-stage.ts'

/** Opens the page as this client. From /login the portal goes on to the first page. */
export async function enter(
  stage: Stage,
  page: Page,
  { email, mobilePhone }: Pick<DemoPerson, 'email' | 'mobilePhone'>,
  path: string,
): Promise<void> {
  const send = sendTo(page, `${stage.address}/graphql/`)
  const { tokenFromUsernameAndPassword } = await send(logIn, {
    userId: email,
    password: demoPassword,
  })
  const { sessionId } = tokenFromUsernameAndPassword
  if (!sessionId) throw new Error(`${email} cannot log in`)
  const code = await stage.outboxCode(mobilePhone)
  await send(submitMfaCode, { code, sessionId, user: email })
  await page.goto(path)
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/login/)
}

/** Opens the page as this member of staff. */
export async function enterAsStaff(
  stage: Stage,
  page: Page,
  email: string,
  path: string,
): Promise<void> {
  const send = sendTo(page, `${stage.address}/workspace/graphql/`)
  await send(signInStaff, { email, password: demoPassword })
  await send(submitAuthenticatorCode, { code: await nextCode(stage, email) })
  await page.goto(path)
  await places(page).waitFor()
}

/** Ten wrong codes after the right password, as from a browser that is not known. */
export async function lockCodes(stage: Stage, page: Page, email: string): Promise<void> {
  const send = sendTo(page, `${stage.address}/workspace/graphql/`)
  for (let count = 0; count < 10; count += 1) {
    if (count % 5 === 0) await send(signInStaff, { email, password: demoPassword })
    await send(submitAuthenticatorCode, { code: '000000' })
  }
}

/** Sends with the cookies of the page. */
function sendTo(page: Page, endpoint: string) {
  return async <Data, Variables>(
    { id, name }: Operation<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Data> => {
    const response = await page
      .context()
      .request.post(endpoint, { data: { documentId: id, operationName: name, variables } })
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
    if (errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return data
  }
}
