import { generate } from 'otplib'
import { sql } from 'kysely'
import type { CookieChange } from '#contract/graph-context.ts'
import type { StaffSession, StaffSignIn } from '#contract/workspace.generated.ts'
import type { TestApp } from '#testing/test-app.ts'
import { Problem } from '#lib/problem.ts'
import type { Source, StaffRole, StaffViewer } from '#lib/viewer.ts'
import type { DemoIds } from '#testing/test-demo.ts'
import { identifyStaff } from './identify-staff.ts'
import { acceptInvitation } from './people/accept-invitation.ts'
import { addPerson } from './people/issue-invitation.ts'
import { beginAuthenticator, submitFirstCode } from './sign-in/set-up-authenticator.ts'
import { submitAuthenticatorCode } from './sign-in/second-step.ts'
import { signInWithPassword } from './sign-in/sign-in-with-password.ts'

export const password = 'Quiet-river-42'
export const minute = 60_000

export function createTestSource(changes: Partial<Source> = {}): Source {
  return {
    ip: '203.0.113.10',
    requestId: 'test',
    language: 'en',
    userAgent: '',
    background: false,
    ...changes,
  }
}

/** A browser without HTTP: it keeps cookies and tokens, and calls the use cases. */
export class StaffBrowser {
  readonly app: TestApp
  readonly cookies = new Map<CookieChange['name'], string>()
  session: StaffSession | undefined
  #ip: string

  constructor(app: TestApp, ip = `198.51.100.${Math.floor(Math.random() * 250)}`) {
    this.app = app
    this.#ip = ip
  }

  readonly setCookie = ({ name, value }: CookieChange): void => {
    if (value === null) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  get source(): Source {
    const [flowToken, refreshToken] = [this.cookies.get('flow'), this.cookies.get('refresh')]
    const deviceToken = this.cookies.get('device')
    return createTestSource({
      ip: this.#ip,
      ...(flowToken === undefined ? {} : { flowToken }),
      ...(refreshToken === undefined ? {} : { refreshToken }),
      ...(deviceToken === undefined ? {} : { deviceToken }),
    })
  }

  async keep(result: Promise<StaffSignIn>): Promise<StaffSignIn> {
    const signIn = await result
    if (signIn.session) this.session = signIn.session
    return signIn
  }

  enter(email: string, typed = password): Promise<StaffSignIn> {
    const input = { email, password: typed }
    return this.keep(signInWithPassword(this.app.deps, this.source, this.setCookie, input))
  }

  submit(code: string): Promise<StaffSignIn> {
    return this.keep(submitAuthenticatorCode(this.app.deps, this.source, this.setCookie, code))
  }

  identify() {
    return identifyStaff(this.app.deps, this.source, {
      idToken: this.session?.idToken,
      accessToken: this.session?.accessToken,
    })
  }

  async getViewer(): Promise<StaffViewer> {
    const viewer = await this.identify()
    if (viewer.kind !== 'staff') throw new Error('This browser is not signed in')
    return viewer
  }
}

export interface TestPerson {
  readonly staffId: string
  readonly firmId: string
  readonly email: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  readonly browser: StaffBrowser
}

export interface TestPersonOptions {
  readonly firm?: keyof DemoIds['firms']
  readonly role?: StaffRole
  readonly email?: string
  readonly typed?: string
}

let people = 0

/** Invites a person and returns the token of the link. */
export async function invitePerson(
  app: TestApp,
  {
    firm = 'hollis',
    role = 'paralegal',
    email = `person-${++people}@firm.example`,
  }: TestPersonOptions,
): Promise<{
  readonly staffId: string
  readonly firmId: string
  readonly email: string
  readonly token: string
}> {
  const firmId = app.demoData.firms[firm]
  const person = { firmId, givenName: 'Sam', familyName: `Person${people}`, email, role }
  const { staffId, link } = await app.deps.workspaceDatabase
    .forFirm(firmId)
    .transact((tx) => addPerson(app.deps, tx, person, { invitedBy: null, language: 'en' }))
  await waitForMail(app, email)
  return { staffId, firmId, email, token: link.split('#token=')[1] ?? '' }
}

/** Accepts an invitation and sets up the authenticator. */
export async function enroll(
  app: TestApp,
  token: string,
  typed = password,
): Promise<Pick<TestPerson, 'secret' | 'recoveryCodes' | 'browser'>> {
  const browser = new StaffBrowser(app)
  const input = { token, password: typed }
  await acceptInvitation(app.deps, browser.source, browser.setCookie, input)
  const { secret } = (await beginAuthenticator(app.deps, browser.source)) ?? { secret: '' }
  const code = await codeOf(app, secret)
  const result = await browser.keep(
    submitFirstCode(app.deps, browser.source, browser.setCookie, code),
  )
  // The next code is a new one.
  await app.clock.moveBy(30_000)
  return { secret, recoveryCodes: result.recoveryCodes ?? [], browser }
}

/** A person who is signed in with a fresh proof. */
export async function createPerson(
  app: TestApp,
  options: TestPersonOptions = {},
): Promise<TestPerson> {
  const { token, ...person } = await invitePerson(app, options)
  const enrolled = await enroll(app, token, options.typed)
  await waitForMail(app, person.email)
  return { ...person, ...enrolled }
}

/** Two messages that wait at the same time are delivered in any order. */
export async function waitForMail(app: TestApp, email: string): Promise<void> {
  await app.lastMessage(email)
}

/** The code that the app of the person shows, at another step if wanted. */
export function codeOf(app: TestApp, secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + steps * 30 })
}

/** Returns the code of the refusal, or 'done'. */
export async function readRefusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

export async function listAuditEvents(app: TestApp, staffId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ event: string }>`
    select event || ' ' || outcome as event
    from audit
    where details ->> 'staffId' = ${staffId}
    order by at, id`.execute(app.owner.db)
  return rows.map(({ event }) => event)
}
