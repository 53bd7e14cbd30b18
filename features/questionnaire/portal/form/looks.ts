// The table of looks: which control stands for which kind.
import type { ComponentType } from 'react'
import { Look as CheckboxLook } from '../../kinds/checkbox/look.tsx'
import { Look as CheckboxesLook } from '../../kinds/checkboxes/look.tsx'
import { Look as DateLook } from '../../kinds/date/look.tsx'
import { Look as DigitsLook } from '../../kinds/digits/look.tsx'
import { Look as EinLook } from '../../kinds/ein/look.tsx'
import { Look as EmailLook } from '../../kinds/email/look.tsx'
import { Look as InfoLook } from '../../kinds/info/look.tsx'
import { Look as MoneyLook } from '../../kinds/money/look.tsx'
import { Look as MonthLook } from '../../kinds/month/look.tsx'
import { Look as NumberLook } from '../../kinds/number/look.tsx'
import { Look as PercentLook } from '../../kinds/percent/look.tsx'
import { Look as PhoneLook } from '../../kinds/phone/look.tsx'
import { Look as RadioLook } from '../../kinds/radio/look.tsx'
import { Look as SecretLook } from '../../kinds/secret/look.tsx'
import { Look as SelectLook } from '../../kinds/select/look.tsx'
import { Look as TextLook } from '../../kinds/text/look.tsx'
import { Look as TextareaLook } from '../../kinds/textarea/look.tsx'
import { Look as YearLook } from '../../kinds/year/look.tsx'
import { Look as YnLook } from '../../kinds/yn/look.tsx'
import { Look as YnhLook } from '../../kinds/ynh/look.tsx'
import { Look as ZipLook } from '../../kinds/zip/look.tsx'
import type { Schema, WidgetName } from '../../rules/model.ts'
import type { LookProps } from './look-props.ts'

interface KindLook {
  readonly Look: ComponentType<LookProps>
  /** What stands around the control: a label; a legend, where there are several controls; nothing, where it names itself. */
  readonly frame: 'label' | 'legend' | 'none'
  /** Two of them may stand side by side. */
  readonly isShort?: true
  /** An answer may be marked as a guess. */
  readonly mayBeGuess?: true
}

export const looks: Readonly<Record<Exclude<WidgetName, 'hidden'>, KindLook>> = {
  text: { Look: TextLook, frame: 'label' },
  textarea: { Look: TextareaLook, frame: 'label' },
  email: { Look: EmailLook, frame: 'label' },
  yesNo: { Look: YnLook, frame: 'legend' },
  yesNoHelp: { Look: YnhLook, frame: 'legend' },
  radio: { Look: RadioLook, frame: 'legend' },
  select: { Look: SelectLook, frame: 'label', isShort: true },
  checkboxes: { Look: CheckboxesLook, frame: 'legend' },
  checkbox: { Look: CheckboxLook, frame: 'none' },
  date: { Look: DateLook, frame: 'label', isShort: true, mayBeGuess: true },
  month: { Look: MonthLook, frame: 'label', isShort: true, mayBeGuess: true },
  year: { Look: YearLook, frame: 'label', isShort: true, mayBeGuess: true },
  currency: { Look: MoneyLook, frame: 'label', isShort: true, mayBeGuess: true },
  number: { Look: NumberLook, frame: 'label', isShort: true },
  percent: { Look: PercentLook, frame: 'label', isShort: true },
  phone: { Look: PhoneLook, frame: 'label', isShort: true },
  zip: { Look: ZipLook, frame: 'label', isShort: true },
  digits: { Look: DigitsLook, frame: 'label', isShort: true },
  ein: { Look: EinLook, frame: 'label', isShort: true },
  secret: { Look: SecretLook, frame: 'label' },
  info: { Look: InfoLook, frame: 'none' },
}

/** Where the form names no look: what fits the type. */
export function usualLook({ type, enum: values, oneOf }: Schema): Exclude<WidgetName, 'hidden'> {
  if (type === 'boolean') return 'checkbox'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'array') return 'checkboxes'
  if (type === 'null') return 'info'
  return values || oneOf ? 'select' : 'text'
}
