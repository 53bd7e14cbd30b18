import type { ComponentType } from 'react'
import { Look as CheckboxLook } from '../../../kinds/checkbox/look.tsx'
import { Look as CheckboxesLook } from '../../../kinds/checkboxes/look.tsx'
import { Look as DateLook } from '../../../kinds/date/look.tsx'
import { Look as DigitsLook } from '../../../kinds/digits/look.tsx'
import { Look as EinLook } from '../../../kinds/ein/look.tsx'
import { Look as EmailLook } from '../../../kinds/email/look.tsx'
import { Look as InfoLook } from '../../../kinds/info/look.tsx'
import { Look as MoneyLook } from '../../../kinds/money/look.tsx'
import { Look as MonthLook } from '../../../kinds/month/look.tsx'
import { Look as NumberLook } from '../../../kinds/number/look.tsx'
import { Look as PercentLook } from '../../../kinds/percent/look.tsx'
import { Look as PhoneLook } from '../../../kinds/phone/look.tsx'
import { Look as RadioLook } from '../../../kinds/radio/look.tsx'
import { Look as SecretLook } from '../../../kinds/secret/look.tsx'
import { Look as SelectLook } from '../../../kinds/select/look.tsx'
import { Look as TextLook } from '../../../kinds/text/look.tsx'
import { Look as TextareaLook } from '../../../kinds/textarea/look.tsx'
import { Look as YearLook } from '../../../kinds/year/look.tsx'
import { Look as YnLook } from '../../../kinds/yn/look.tsx'
import { Look as YnhLook } from '../../../kinds/ynh/look.tsx'
import { Look as ZipLook } from '../../../kinds/zip/look.tsx'
import type { Schema, WidgetName } from '../../../rules/content/model.ts'
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
  yesNo: { Look: YnLook, frame: 'legend' },
  yesNoHelp: { Look: YnhLook, frame: 'legend' },
  radio: { Look: RadioLook, frame: 'legend' },
  select: { Look: SelectLook, frame: 'label', size: 'short' },
  checkboxes: { Look: CheckboxesLook, frame: 'legend' },
  checkbox: { Look: CheckboxLook, frame: 'none' },
  date: { Look: DateLook, frame: 'label', size: 'digits', mayBeGuess: true },
  month: { Look: MonthLook, frame: 'label', size: 'digits', mayBeGuess: true },
  year: { Look: YearLook, frame: 'label', size: 'digits', mayBeGuess: true },
  currency: { Look: MoneyLook, frame: 'label', size: 'digits', mayBeGuess: true },
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
