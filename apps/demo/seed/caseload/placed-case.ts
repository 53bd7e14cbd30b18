import type { Tx } from '#ports/database.ts'
import type { SeedDeps } from '../seed-demo-data.ts'
import type { Days } from './days.ts'
import type { Firm } from './firms.ts'
import type { Story } from './stories/story.ts'

export interface PlacedPerson {
  readonly participantId: string
  readonly debtor: 1 | 2
  readonly name: string
  readonly email: string
  readonly mobilePhone: string
  readonly language: 'en' | 'es'
  /** Undefined until the person has an account. */
  readonly accountId: string | undefined
}

export interface PlacedCase {
  readonly id: string
  readonly firm: Firm
  readonly story: Story
  /** The position of the story. It makes cases differ. */
  readonly index: number
  readonly attorneyId: string
  readonly paralegalId: string
  readonly people: readonly PlacedPerson[]
}

export interface CaseloadContext {
  readonly deps: SeedDeps
  readonly tx: Tx
  readonly days: Days
}
