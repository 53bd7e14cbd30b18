import type { CasesDeps } from '#features/cases/server/deps.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { CourseEvents } from '#ports/course-events.ts'
import type { CourseProvider } from '#ports/course-provider.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { FileChecker } from '#ports/file-checker.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { VirusScanner } from '#ports/virus-scanner.ts'

/** Includes only verified contact channels. */
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

export interface CoursesDeps extends CasesDeps, NotifyDeps {
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Log
  readonly vault: FileVault
  readonly checker: FileChecker
  readonly scanner: VirusScanner
  readonly courseProvider: CourseProvider
  readonly courseEvents: CourseEvents
  /** PUBLIC_URL, without a trailing slash. */
  readonly publicUrl: string
  /** Returns milliseconds since an arbitrary start. Used to measure durations. */
  readonly stopwatch: () => number
  /** Waits until this many milliseconds have passed since `startedAt`, a value of `stopwatch`. */
  readonly notBefore: (startedAt: number, milliseconds: number) => Promise<void>
  readonly supportPhone: string | undefined
  readonly findPerson: (db: Db, accountId: string) => Promise<CourseApplicantFacts | undefined>
  /** Returns nine digits, or undefined. The digits leave the server only for the order service. */
  readonly ssnOfAccount: (db: Db, accountId: string) => Promise<string | undefined>
  /** Stores an accepted number, if the account has none (spec: courses#ssn-kept). */
  readonly keepSsn: (tx: Tx, accountId: string, ssn: string) => Promise<void>
  /** Stores an address if the account has none (spec: courses#create-account). */
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
  /** Reads the cookie without renewing it. A page opened by a link sends only cookies. */
  readonly sessionOfCookie: (
    refreshToken: string,
  ) => Promise<{ readonly accountId: string; readonly sessionId: string } | undefined>
}
