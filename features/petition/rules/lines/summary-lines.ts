// Form 106Sum and lines 18 to 20 of Form 101.
import type { Petition } from '../model/petition.ts'
import type { Cents } from '../values/money.ts'
import {
  addChoice,
  addLine,
  findUnsettled,
  fromLines,
  lineKey,
  noInputs,
  type LineInputs,
  type Lines,
} from './computed-line.ts'

const summary = '106Sum'

/** Each line of the summary that is copied from one of another form. */
const copies = [
  { line: '1a', form: '106A/B', from: '55' },
  { line: '1b', form: '106A/B', from: '62' },
  { line: '1c', form: '106A/B', from: '63' },
  { line: '2', form: '106D', from: '2A' },
  { line: '3a', form: '106E/F', from: '6e' },
  { line: '3b', form: '106E/F', from: '6j' },
  { line: '4', form: '106I', from: '12' },
  { line: '5', form: '106J', from: '22c' },
  { line: '8', form: '122A-1', from: '11' },
  { line: '9a', form: '106E/F', from: '6a' },
  { line: '9b', form: '106E/F', from: '6b' },
  { line: '9c', form: '106E/F', from: '6c' },
  { line: '9d', form: '106E/F', from: '6f' },
  { line: '9e', form: '106E/F', from: '6g' },
  { line: '9f', form: '106E/F', from: '6h' },
] as const

export function addSummaryLines(lines: Lines, petition: Petition): void {
  const { chapter } = petition
  const add = (line: string, formula: string, inputs: LineInputs) =>
    addLine(lines, { form: summary, line, column: 0 }, formula, inputs)
  for (const { line, form, from } of copies) {
    const copied = fromLines(lines, form, [from])
    // Line 8 of chapter 13 is from Form 122C-1, which the attorney completes.
    if (line !== '8' || copied.inputs.length > 0)
      add(line, `Copy line ${from} of Form ${form}.`, copied)
  }
  add('total', 'Add lines 2, 3a and 3b.', fromLines(lines, summary, ['2', '3a', '3b']))
  const special = ['9a', '9b', '9c', '9d', '9e', '9f']
  add('9g', 'Add lines 9a through 9f.', fromLines(lines, summary, special))
  const under = 'Yes under chapter 7 or 13.'
  const missing = chapter === null ? ['caseSetup'] : []
  addChoice(
    lines,
    { form: summary, line: '6', column: 0 },
    under,
    { ...noInputs, missing },
    () => 'yes',
  )
  addKindOfDebts(lines, petition)
  addEstimates(lines, petition)
}

function addKindOfDebts(lines: Lines, { parts }: Petition): void {
  const mostly = parts.case[0]?.fields.debtsMostly
  const isKnown = mostly !== undefined && mostly.mark !== 'unknown'
  addChoice(
    lines,
    { form: summary, line: '7', column: 0 },
    'Consumer debts if that is their main purpose.',
    { ...noInputs, missing: isKnown ? [] : ['debtKinds'] },
    () => (mostly?.value === 'consumer' ? 'consumer' : 'notConsumer'),
  )
}

function addEstimates(lines: Lines, petition: Petition): void {
  const form = '101'
  const names = new Set(
    petition.parts.claims.flatMap(({ fields }) =>
      toName(fields.creditor?.value ?? fields.agency?.value),
    ),
  )
  addChoice(
    lines,
    { form, line: '18', column: 0 },
    'Count the creditors of Schedules D and E/F, each name once.',
    findUnsettled(petition, 'claims'),
    () => findRange(creditorRanges, names.size),
  )
  const estimates = [
    ['19', 'The range of the total of Schedule A/B.', '106A/B', '63'],
    ['20', 'The range of the total liabilities of Form 106Sum.', summary, 'total'],
  ] as const
  for (const [line, formula, from, total] of estimates)
    addChoice(lines, { form, line, column: 0 }, formula, fromLines(lines, from, [total]), () =>
      findRange(
        amountRanges,
        lines.get(lineKey({ form: from, line: total, column: 0 }))?.cents ?? 0,
      ),
    )
}

function toName(creditor: string | undefined): readonly string[] {
  const name = (creditor ?? '').trim().toLowerCase()
  return name === '' ? [] : [name]
}

/** The largest number of each box, as the form words the box. */
type Ranges = ReadonlyArray<readonly [label: string, most: number]>

function findRange(ranges: Ranges, size: number): string {
  return ranges.find(([, most]) => size <= most)?.[0] ?? ''
}

const creditorRanges: Ranges = [
  ['1-49', 49],
  ['50-99', 99],
  ['100-199', 199],
  ['200-999', 999],
  ['1,000-5,000', 5_000],
  ['5,001-10,000', 10_000],
  ['10,001-25,000', 25_000],
  ['25,001-50,000', 50_000],
  ['50,001-100,000', 100_000],
  ['More than 100,000', Infinity],
]

const dollars = (amount: number): Cents => amount * 100
const amountRanges: Ranges = [
  ['$0-$50,000', dollars(50_000)],
  ['$50,001-$100,000', dollars(100_000)],
  ['$100,001-$500,000', dollars(500_000)],
  ['$500,001-$1 million', dollars(1_000_000)],
  ['$1,000,001-$10 million', dollars(10_000_000)],
  ['$10,000,001-$50 million', dollars(50_000_000)],
  ['$50,000,001-$100 million', dollars(100_000_000)],
  ['$100,000,001-$500 million', dollars(500_000_000)],
  ['$500,000,001-$1 billion', dollars(1_000_000_000)],
  ['$1,000,000,001-$10 billion', dollars(10_000_000_000)],
  ['$10,000,000,001-$50 billion', dollars(50_000_000_000)],
  ['More than $50 billion', Infinity],
]
