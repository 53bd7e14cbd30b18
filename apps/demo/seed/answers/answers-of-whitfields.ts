import type { DemoAnswers } from './demo-answers.ts'
import { whitfieldFinances } from './whitfield-finances.ts'
import { whitfieldHousehold } from './whitfield-household.ts'

/** The Whitfields own a home and two cars and have two children. Everything else is answered No. */
export const whitfieldAnswers: DemoAnswers = { ...whitfieldHousehold, ...whitfieldFinances }

/** The attorney's comment on the section about cars, which was sent back. */
export const whitfieldComment =
  'You told us that you drive two cars, and only one is listed here. Please add the second one, also if it is old or not running, and say whether anything is still owed on it.'
