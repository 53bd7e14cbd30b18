import type { WidgetName } from '../rules/content/model.ts'
import { choiceTexts } from './choice.ts'
import { dateTexts } from './date.ts'
import { digitTexts } from './digits.ts'
import type { AnswerText } from './kind.ts'
import { numberTexts } from './number.ts'
import { privateTexts } from './private.ts'
import { textTexts } from './text.ts'

export const answerTexts: Readonly<Record<WidgetName, AnswerText>> = {
  ...textTexts,
  ...choiceTexts,
  ...dateTexts,
  ...numberTexts,
  ...digitTexts,
  ...privateTexts,
  hidden: () => '',
}
