import type { ComponentType } from 'react'
import {
  CheckboxesLook,
  CheckboxLook,
  RadioLook,
  SelectLook,
  YesNoHelpLook,
  YesNoLook,
} from './choice.tsx'
import { DateLook, MonthLook, YearLook } from './date.tsx'
import { DigitsLook, EinLook, PhoneLook, ZipLook } from './digits.tsx'
import { CurrencyLook, NumberLook, PercentLook } from './number.tsx'
import { SecretLook } from './private.tsx'
import { EmailLook, InfoLook, TextareaLook, TextLook } from './text.tsx'
import type { Schema, WidgetName } from '../../rules/content/model.ts'
import type { LookProps } from './look-props.ts'

export type FieldSize = 'short' | 'digits'

interface KindLook {
  readonly Look: ComponentType<LookProps>
  /** 'legend' for a field with several controls, 'none' for a control that has its own name. */
  readonly frame: 'label' | 'legend' | 'none'
  /** Short fields share a row on wide screens. Fields of a few digits share one on phones too. */
  readonly size?: FieldSize
  readonly mayBeGuess?: true
}

export const looks: Readonly<Record<Exclude<WidgetName, 'hidden'>, KindLook>> = {
  text: { Look: TextLook, frame: 'label', size: 'short' },
  textarea: { Look: TextareaLook, frame: 'label' },
  email: { Look: EmailLook, frame: 'label' },
  yesNo: { Look: YesNoLook, frame: 'legend' },
  yesNoHelp: { Look: YesNoHelpLook, frame: 'legend' },
  radio: { Look: RadioLook, frame: 'legend' },
  select: { Look: SelectLook, frame: 'label', size: 'short' },
  checkboxes: { Look: CheckboxesLook, frame: 'legend' },
  checkbox: { Look: CheckboxLook, frame: 'none' },
  date: { Look: DateLook, frame: 'label', size: 'digits', mayBeGuess: true },
  month: { Look: MonthLook, frame: 'label', size: 'digits', mayBeGuess: true },
  year: { Look: YearLook, frame: 'label', size: 'digits', mayBeGuess: true },
  currency: { Look: CurrencyLook, frame: 'label', size: 'digits', mayBeGuess: true },
  number: { Look: NumberLook, frame: 'label', size: 'digits' },
  percent: { Look: PercentLook, frame: 'label', size: 'digits' },
  phone: { Look: PhoneLook, frame: 'label', size: 'short' },
  zip: { Look: ZipLook, frame: 'label', size: 'digits' },
  digits: { Look: DigitsLook, frame: 'label', size: 'digits' },
  ein: { Look: EinLook, frame: 'label', size: 'short' },
  secret: { Look: SecretLook, frame: 'label' },
  info: { Look: InfoLook, frame: 'none' },
}

/** The default look for a type. */
export function usualLook({ type, enum: values, oneOf }: Schema): Exclude<WidgetName, 'hidden'> {
  if (type === 'boolean') return 'checkbox'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'array') return 'checkboxes'
  if (type === 'null') return 'info'
  return values || oneOf ? 'select' : 'text'
}
