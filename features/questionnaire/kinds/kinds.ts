// A new widget also needs a line in `answers.ts` and one in `portal/form/looks.ts`.
import type { FieldKind } from '../rules/content/content.ts'
import * as checkbox from './checkbox/schema.ts'
import * as checkboxes from './checkboxes/schema.ts'
import * as date from './date/schema.ts'
import * as digits from './digits.ts'
import * as ein from './ein/schema.ts'
import * as email from './email/schema.ts'
import * as group from './group/schema.ts'
import * as info from './info/schema.ts'
import type { Kind } from './kind.ts'
import * as list from './container.ts'
import * as money from './money/schema.ts'
import * as month from './month/schema.ts'
import * as nested from './nested/schema.ts'
import * as number from './number/schema.ts'
import * as percent from './percent/schema.ts'
import * as phone from './phone/schema.ts'
import * as radio from './radio/schema.ts'
import * as secret from './secret/schema.ts'
import * as select from './select/schema.ts'
import * as state from './state/schema.ts'
import * as text from './text.ts'
import * as textarea from './textarea/schema.ts'
import * as year from './year/schema.ts'
import * as yn from './yn/schema.ts'
import * as ynh from './ynh/schema.ts'
import * as zip from './zip/schema.ts'

export const kinds: Readonly<Record<FieldKind, Kind>> = {
  text,
  textarea,
  email,
  yn,
  ynh,
  radio,
  select,
  state,
  checkboxes,
  checkbox,
  date,
  month,
  year,
  currency: money,
  number,
  percent,
  phone,
  zip,
  digits,
  ein,
  ssn: secret,
  itin: secret,
  info,
  group,
  array: list,
  nested,
}
