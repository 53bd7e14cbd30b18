import type { DemoAnswers } from './demo-answers.ts'
import { whitfieldFinances } from './whitfield-finances.ts'
import { whitfieldHousehold } from './whitfield-household.ts'

/** The Whitfields own a home and two cars and have two children. Everything else is answered No. */
export const whitfieldAnswers: DemoAnswers = { ...whitfieldHousehold, ...whitfieldFinances }
