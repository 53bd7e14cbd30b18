// Clients and staff of the demo, logged in before the tests of a file. Clients whose account changes
// are invited instead: test-client.ts.
import { beforeAll } from 'vitest'
import { beforeTests } from '#database/test-before.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { StaffRole } from '#lib/viewer.ts'
import type { Browser, TestApp } from './test-app.ts'
import { openStaff, type StaffClient, type StaffOptions } from './test-staff-client.ts'
import { readCategory, type UploadTarget } from './test-uploads.ts'

export interface OwnCase extends CaseOfFirm {
  readonly client: Browser
  readonly accountId: string
}

/** Files alone: Chapter 7, before the filing. */
export function aClientAlone(app: TestApp): OwnCase {
  return ownCase(app, 'rosa', 'rosa', 'hollis')
}

/** Of another firm, which has nothing left to ask: the case is discharged. */
export function aDischargedClient(app: TestApp): OwnCase {
  return ownCase(app, 'denise', 'denise', 'northgate')
}

/** With a case at each of two firms; this one is before the filing, at the first firm. */
export function aClientOfTwoFirms(app: TestApp): OwnCase {
  return ownCase(app, 'amir', 'amirHollis', 'hollis')
}

export interface SpousesCase extends CaseOfFirm {
  readonly debtor1: Browser
  readonly debtor2: Browser
  /** Of debtor 1 and debtor 2. */
  readonly accountIds: readonly [string, string]
}

/** With a joint case: Chapter 13, filed. */
export function twoSpouses(app: TestApp): SpousesCase {
  const { accounts, cases, firms } = app.demoData
  return {
    ...{ caseId: cases.whitfield, firmId: firms.hollis },
    debtor1: loggedIn(app, 'marcus'),
    debtor2: loggedIn(app, 'elena'),
    accountIds: [accounts.marcus, accounts.elena],
  }
}

const emails = {
  rosa: 'rosa.delgado@example.com',
  marcus: 'marcus.whitfield@example.com',
  elena: 'elena.whitfield@example.com',
  denise: 'denise.carter@example.com',
  amir: 'amir.rahimi@example.com',
}
type Person = keyof typeof emails

function ownCase(
  app: TestApp,
  person: Person,
  legalCase: keyof TestApp['demoData']['cases'],
  firm: keyof TestApp['demoData']['firms'],
): OwnCase {
  const { accounts, cases, firms } = app.demoData
  const client = loggedIn(app, person)
  return { client, caseId: cases[legalCase], firmId: firms[firm], accountId: accounts[person] }
}

/** In a network of their own, so that they share no rate limits. */
function loggedIn(app: TestApp, person: Person): Browser {
  return beforeTests(async () => {
    const browser = app.browser(`198.51.100.${100 + Object.keys(emails).indexOf(person)}`)
    await browser.signIn(emails[person])
    return browser
  })
}

/** Staff of the demo's first firm, or of another one. */
export const aParalegal = (app: TestApp, options?: StaffOptions) =>
  aMember(app, 'paralegal', options)
export const anAttorney = (app: TestApp, options?: StaffOptions) =>
  aMember(app, 'attorney', options)
export const anAdministrator = (app: TestApp, options?: StaffOptions) =>
  aMember(app, 'administrator', options)

function aMember(app: TestApp, role: StaffRole, options: StaffOptions = {}): StaffClient {
  return beforeTests(() => openStaff(app, { role, ...options }))
}

/** Where a client sends documents of this kind. */
export function categoryOf(
  app: TestApp,
  { caseId }: Pick<CaseOfFirm, 'caseId'>,
  key: string,
  debtor?: 1 | 2,
): UploadTarget {
  return beforeTests(async () => ({
    caseId,
    categoryId: await readCategory(app, caseId, key, debtor),
  }))
}

/** Moves the clock to this moment before the tests. Stands before the people, whose logins end. */
export function startAt(app: TestApp, instant: string): void {
  beforeAll(() => app.clock.moveBy(new Date(instant).getTime() - app.clock.now().getTime()))
}

/**
 * Removes the minimum duration of answers that hide whether an account exists. Returns the durations
 * in milliseconds, as they are asked for.
 */
export function withoutMinDurations(app: TestApp): number[] {
  const floors: number[] = []
  const notBefore = (_: number, milliseconds: number) =>
    Promise.resolve(void floors.push(milliseconds))
  beforeAll(() => void Object.assign(app.deps, { notBefore }))
  return floors
}
