import type { Clock } from '#ports/clock.ts'
import type { CourseProvider } from '#ports/course-provider.ts'
import type { Database } from '#ports/database.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { Texter } from '#ports/texter.ts'

export interface MovableClock extends Clock {
  /** Moves the clock, backward if negative. Resolves after portal_now() has moved too. */
  moveBy(milliseconds: number): Promise<void>
  close(): Promise<void>
}

export interface DemoProviderOptions {
  readonly database: Database
  readonly clock: Clock
  /** Without a trailing slash. Course pages are below it. */
  readonly publicUrl: string
  /** Duration of a call that hangs; default 10 seconds. */
  readonly timeoutMs?: number
}

/** The demo uses these in place of outside services. */
export interface DemoServices {
  openMovableClock(parts: {
    readonly owner: Database
    readonly database: Database
    readonly clock: Clock
  }): Promise<MovableClock>
  courseProvider(options: DemoProviderOptions): CourseProvider
  mailer(database: Database): Mailer
  texter(database: Database): Texter
}
