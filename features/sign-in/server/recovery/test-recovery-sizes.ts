import { beforeAll } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { inviteClient, signUpUntil } from '#testing/test-sign-up.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'
import type { TestApp } from '#testing/test-app.ts'

interface RecoveryAnswer {
  readonly data: {
    readonly resetCredentials: { readonly success: boolean; readonly message: string | null }
  }
}

const query = operation`resetCredentials(lastName: $lastName, mobilePhone: $mobilePhone, forgotUser:
  true, forgotPassword: true) { success userName message maskedEmail accountId noAccountFlag
  hasNotCompletedAccountSetupSteps }`

export const questions = [
  ['Delgado', '2125550142'],
  ['Short', '7185550201'],
  ['Long', '7185550202'],
  ['Accent', '7185550203'],
  ['Unfinished', '7185550204'],
  ['Nobody', '9175550100'],
  ['Delgado', '9175550100'],
] as const

/** Starts recoveries for names of several lengths, and measures the responses. */
export function recoveriesOf(app: TestApp) {
  let port: number

  beforeAll(async () => {
    const people = [
      ['Short', '7185550201', 'q@b.co'],
      ['Long', '7185550202', 'a.very.long.local.part.of.an.address@mail.example.technology'],
      ['Accent', '7185550203', 'ñandú@correo.example.com'],
    ] as const
    for (const [familyName, mobilePhone, email] of people) {
      await signUpUntil(app, 'done', await inviteClient(app, { familyName, mobilePhone, email }))
    }
    await inviteClient(app, { familyName: 'Unfinished', mobilePhone: '7185550204' })
    port = await app.listen()
  })

  async function ask(
    [lastName, mobilePhone]: readonly [string, string],
    headers: Readonly<Record<string, string>>,
  ) {
    const body = JSON.stringify({ query, variables: { lastName, mobilePhone } })
    const own = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }
    const exchanged = await exchange(
      port,
      requestHead('POST', '/graphql/', { ...own, ...headers }),
      body,
    )
    const { data } = JSON.parse(Buffer.from(exchanged.body, 'latin1').toString()) as RecoveryAnswer
    const { success, message } = data.resetCredentials
    const head = [...exchanged.headers].map(([name, value]) => `${name}: ${value.length}`)
    const lengths = {
      head,
      contentLength: exchanged.headers.get('content-length'),
      bytes: exchanged.body.length,
    }
    return { said: success ? 'found' : message, sent: lengths }
  }
  return { ask }
}
