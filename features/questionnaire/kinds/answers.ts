import type { Language } from '#lib/language.ts'
import type { Json, Schema, WidgetName } from '../rules/content/model.ts'
import { toText as checkboxText } from './checkbox/answer.ts'
import { toText as checkboxesText } from './checkboxes/answer.ts'
import { toText as digitsText } from './digits/answer.ts'
import { toText as einText } from './ein/answer.ts'
import { toText as moneyText } from './money/answer.ts'
import { toText as numberText } from './number/answer.ts'
import { choiceText } from './choice.ts'
import { toText as percentText } from './percent/answer.ts'
import { toText as phoneText } from './phone/answer.ts'
import { toText as secretText } from './secret/answer.ts'
import { toText as typedText } from './text/answer.ts'

/** Returns the answer as text, or '' if there is nothing to show. */
type TextOf = (value: Json, schema: Schema, language: Language) => string

const nothing: TextOf = () => ''

export const answerTexts: Readonly<Record<WidgetName, TextOf>> = {
  text: typedText,
  textarea: typedText,
  email: typedText,
  yesNo: choiceText,
  yesNoHelp: choiceText,
  radio: choiceText,
  select: choiceText,
  checkboxes: checkboxesText,
  checkbox: checkboxText,
  date: typedText,
  month: typedText,
  year: typedText,
  currency: moneyText,
  number: numberText,
  percent: percentText,
  phone: phoneText,
  zip: digitsText,
  digits: digitsText,
  ein: einText,
  secret: secretText,
  info: nothing,
  hidden: nothing,
}
