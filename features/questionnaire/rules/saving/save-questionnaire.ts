import type { Shape } from '../shape.ts'
import type { Content } from '../content/content.ts'
import type { SectionStatus } from '../progress/section-status.ts'

export interface SaveSection {
  readonly id: string
  readonly systemName: string
  readonly status: SectionStatus
  readonly isRejected: boolean
  readonly isDisplayed: boolean
}

export interface SaveQuestionnaire {
  readonly content: Content
  readonly shapeNow: Shape
  readonly names: { readonly 1: string; readonly 2: string }
  /** Date in the office's time zone, as YYYY-MM-DD. */
  readonly today: string
  readonly sections: readonly SaveSection[]
}
