// Totals of Schedule A/B.
import type { Entry, Petition } from '../model/petition.ts'
import { timesFraction } from '../values/money.ts'
import {
  addLine,
  findUnsettled,
  fromLines,
  joinInputs,
  noInputs,
  toInput,
  type LineInputs,
  type Lines,
} from './computed-line.ts'

const form = '106A/B'

/** The line on which property of a kind is listed. */
export const lineOfProperty: Readonly<Record<string, string>> = {
  ...{ realEstate: '1', vehicle: '3', recreational: '4' },
  ...{ householdGoods: '6', electronics: '7', collectibles: '8', sportsHobby: '9', firearms: '10' },
  ...{ clothing: '11', jewelry: '12', animals: '13', otherPersonal: '14' },
  ...{ cash: '16', bankAccounts: '17', paymentApps: '17', heldByDebtRelief: '17' },
  ...{ investments: '18', privateInterests: '19', businessInterest: '19', bondsNotes: '20' },
  ...{ retirement: '21', deposits: '22', annuities: '23', educationSavings: '24', trusts: '25' },
  ...{ intellectual: '26', licenses: '27', taxRefunds: '28', supportOwed: '29' },
  ...{ otherMoneyOwed: '30', insurancePolicies: '31', inheritance: '32', legalClaims: '33' },
  ...{ counterclaims: '34', crypto: '35', otherFinancial: '35' },
  ...{ receivables: '38', officeEquipment: '39', toolsMachinery: '40', inventory: '41' },
  ...{ partnerships: '42', customerLists: '43', otherBusinessProperty: '44' },
  ...{ farmAnimals: '47', crops: '48', farmEquipment: '49', farmSupplies: '50', otherFarm: '51' },
  anythingElse: '53',
}

/** Each total of a part of the form, with its first and last line and where it is copied to. */
const totals = [
  { total: '2', first: 1, last: 1, copy: '55' },
  { total: '5', first: 3, last: 4, copy: '56' },
  { total: '15', first: 6, last: 14, copy: '57' },
  { total: '36', first: 16, last: 35, copy: '58' },
  { total: '45', first: 38, last: 44, copy: '59' },
  { total: '52', first: 47, last: 51, copy: '60' },
  { total: '54', first: 53, last: 53, copy: '61' },
] as const

export function addPropertyLines(lines: Lines, petition: Petition): void {
  for (const { total, first, last, copy } of totals) {
    const kinds = Object.keys(lineOfProperty).filter((kind) => {
      const line = Number(lineOfProperty[kind])
      return line >= first && line <= last
    })
    const formula =
      first === last
        ? `Add the portion you own of each entry of line ${first}.`
        : `Add the portion you own of each entry of lines ${first} to ${last}.`
    addLine(lines, { form, line: total, column: 0 }, formula, portionsOf(petition, kinds))
    const copied = fromLines(lines, form, [total])
    addLine(lines, { form, line: copy, column: 0 }, `Copy line ${total}.`, copied)
  }
  const personal = fromLines(lines, form, ['56', '57', '58', '59', '60', '61'])
  addLine(lines, { form, line: '62', column: 0 }, 'Add lines 56 through 61.', personal)
  const all = fromLines(lines, form, ['55', '62'])
  addLine(lines, { form, line: '63', column: 0 }, 'Add line 55 and line 62.', all)
}

function portionsOf(petition: Petition, kinds: readonly string[]): LineInputs {
  const entries = petition.parts.property.filter(({ kind }) => kinds.includes(kind))
  return joinInputs([
    findUnsettled(petition, 'property', { kinds }),
    ...entries.filter((entry) => !isTotal(entry) && !isListedTwice(entry, petition)).map(portionOf),
  ])
}

/** What was checked and added up on the screen of a list. Its items are counted instead. */
function isTotal({ id }: Entry<'property'>): boolean {
  return id.endsWith('@all')
}

/** A company may be listed as an interest and as a business. An asset is counted once. */
function isListedTwice({ kind, fields }: Entry<'property'>, { parts }: Petition): boolean {
  const name = toName(fields.description?.value)
  return (
    kind === 'businessInterest' &&
    parts.property.some(
      (entry) =>
        (entry.kind === 'privateInterests' || entry.kind === 'partnerships') &&
        toName(entry.fields.description?.value) === name,
    )
  )
}

function toName(text: string | undefined): string {
  return (text ?? '').trim().toLowerCase()
}

/** Claims against others may be listed without an amount. */
const mayBeUnknown: ReadonlySet<string> = new Set(['legalClaims', 'counterclaims'])

function portionOf({ id, kind, fields }: Entry<'property'>): LineInputs {
  const { owner, sharePercent, shareValue, value } = fields
  if (shareValue) return { ...noInputs, inputs: [toInput('property.shareValue', shareValue)] }
  if (!value)
    return mayBeUnknown.has(kind) ? { ...noInputs, unknown: [id] } : { ...noInputs, missing: [id] }
  const input = toInput('property.value', value)
  if (owner?.value !== 'withOther') return { ...noInputs, inputs: [input] }
  if (!sharePercent) return { ...noInputs, missing: [id] }
  const percent = sharePercent.value
  const cents = timesFraction(value.value, Math.round(percent * 1_000_000), 100_000_000)
  return { ...noInputs, inputs: [{ ...input, cents, percent }] }
}
