// The ports that the courses use, and the questions that lead upward.
import type { CasesWorld } from '#features/cases/server/deps.ts'
import type { NotifyWorld } from '#features/notifications/server/deps.ts'
import type { CourseEvents } from '#ports/course-events.ts'
import type { CourseProvider } from '#ports/course-provider.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { FileChecker } from '#ports/file-checker.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { VirusScanner } from '#ports/virus-scanner.ts'

/** What an account says of somebody: the first copy of an order's customer. Channels only when they were proven. */
export interface CourseApplicantFacts {
  readonly givenName: string | null
  readonly middleName: string | null
  readonly familyName: string | null
  readonly suffix: string | null
  readonly homePhone: string | null
  readonly mobilePhone: string | null
  readonly workPhone: string | null
  readonly emailAddress: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

export interface CoursesWorld extends CasesWorld, NotifyWorld {
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Log
  readonly vault: FileVault
  readonly checker: FileChecker
  readonly scanner: VirusScanner
  readonly courseProvider: CourseProvider
  readonly courseEvents: CourseEvents
  /** PUBLIC_URL, without a slash at the end. */
  readonly publicUrl: string
  /** Milliseconds since some moment: how long, not when. */
  readonly stopwatch: () => number
  /** Waits until so many milliseconds after a start that the stopwatch gave. */
  readonly notBefore: (startedAt: number, milliseconds: number) => Promise<void>
  readonly supportPhone: string | undefined
  readonly personOf: (db: Db, accountId: string) => Promise<CourseApplicantFacts | undefined>
  /** The nine digits that an account holds; undefined when it holds none. They never leave the server but for the order service. */
  readonly ssnOfAccount: (db: Db, accountId: string) => Promise<string | undefined>
  /** Keeps a number that the order service has taken, where the account holds none (decisions-courses A5.3). */
  readonly keepSsn: (tx: Tx, accountId: string, ssn: string) => Promise<void>
  /** Keeps an address where the account holds none (decisions-courses A2.15). */
  readonly keepAddress: (
    tx: Tx,
    accountId: string,
    address: {
      readonly street: string | null
      readonly city: string | null
      readonly state: string | null
      readonly zip: string | null
    },
  ) => Promise<void>
  /** The account and session behind a refresh cookie, looked at and not renewed: a page that is opened by a link sends nothing else. */
  readonly sessionOfCookie: (
    refreshToken: string,
  ) => Promise<{ readonly accountId: string; readonly sessionId: string } | undefined>
}
