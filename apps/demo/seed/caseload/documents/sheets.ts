// What is on the made-up documents.
import { calendarDayAfter, monthDayYear } from '#lib/dates.ts'

/** A page: who made it, its title, facts in two columns, a table and some lines. */
export interface Sheet {
  readonly issuer: string
  readonly title: string
  readonly fields: ReadonlyArray<readonly [string, string]>
  readonly table?: {
    readonly head: readonly string[]
    readonly rows: ReadonlyArray<readonly string[]>
  }
  readonly lines?: readonly string[]
}

/** The person whose documents are drawn. */
export interface SheetOwner {
  readonly name: string
  readonly street: string
  readonly place: string
  readonly employer: string
  readonly bank: string
  readonly hourlyPay: number
  /** YYYY-MM-DD */
  readonly today: string
}

const employers = [
  'Harbor Care Home',
  'Lakeside Transit Authority',
  'Northfield Foods',
  'Maple Street School District',
  'Brightway Logistics',
  'Corner Bakery Supply',
]
const banks = ['First Harbor Bank', 'Lakeview Credit Union', 'Union Savings Bank']

export function getOwner(
  name: string,
  address: { readonly street: string; readonly place: string },
  seed: number,
  today: string,
): SheetOwner {
  return {
    name,
    ...address,
    employer: employers[seed % employers.length] ?? '',
    bank: banks[seed % banks.length] ?? '',
    hourlyPay: 17 + (seed % 11) * 1.25,
    today,
  }
}

const amounts = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const money = (amount: number) => amounts.format(amount)
const yearOf = ({ today }: SheetOwner) => Number(today.slice(0, 4))
const addressOf = ({
  name,
  street,
  place,
}: SheetOwner): ReadonlyArray<readonly [string, string]> => [
  ['Name', name],
  ['Address', street],
  ['', place],
]

/** Pay days are every two weeks; the newest was `periods` periods ago. */
export function getPayDay(today: string, periods: number): string {
  return calendarDayAfter(today, -5 - periods * 14)
}

export function payStub(owner: SheetOwner, periods = 0): readonly Sheet[] {
  const payDay = getPayDay(owner.today, periods)
  const overtime = 3 + (periods % 4)
  const rows = [
    ['Regular hours', '80.00', money(80 * owner.hourlyPay)],
    ['Overtime', money(overtime), money(overtime * owner.hourlyPay * 1.5)],
  ]
  const gross = 80 * owner.hourlyPay + overtime * owner.hourlyPay * 1.5
  const taxes = [
    ['Federal income tax', gross * 0.089],
    ['Social Security', gross * 0.062],
    ['Medicare', gross * 0.0145],
    ['State income tax', gross * 0.041],
  ] as const
  const net = taxes.reduce((rest, [, amount]) => rest - amount, gross)
  const elapsed = Math.max(1, Math.floor((Number(payDay.slice(5, 7)) * 30.4) / 14))
  return [
    {
      issuer: owner.employer,
      title: 'Earnings statement',
      fields: [
        ['Employee', owner.name],
        ['Pay date', monthDayYear(payDay)],
        [
          'Pay period',
          `${monthDayYear(calendarDayAfter(payDay, -18))} to ${monthDayYear(calendarDayAfter(payDay, -5))}`,
        ],
      ],
      table: {
        head: ['Earnings', 'Hours', 'Amount'],
        rows: [
          ...rows,
          ['Gross pay', '', money(gross)],
          ...taxes.map(([name, amount]) => [name, '', `-${money(amount)}`]),
          ['Net pay', '', money(net)],
          ['Gross pay, year to date', '', money(gross * elapsed)],
        ],
      },
    },
  ]
}

export function payHistory(owner: SheetOwner): readonly Sheet[] {
  return [0, 4, 8].flatMap((first) => payStub(owner, first))
}

export function w2(owner: SheetOwner): readonly Sheet[] {
  const wages = owner.hourlyPay * 2080
  return [1, 2].map((back) => ({
    issuer: owner.employer,
    title: `Wage and tax statement ${yearOf(owner) - back}`,
    fields: [...addressOf(owner), ['Social Security number', 'XXX-XX-0000']],
    table: {
      head: ['Box', 'Amount'],
      rows: [
        ['1  Wages, tips, other compensation', money(wages / back ** 0.05)],
        ['2  Federal income tax withheld', money(wages * 0.089)],
        ['3  Social Security wages', money(wages)],
        ['4  Social Security tax withheld', money(wages * 0.062)],
        ['16  State wages', money(wages)],
      ],
    },
  }))
}

export function taxReturn(owner: SheetOwner, back: number): readonly Sheet[] {
  const wages = owner.hourlyPay * 2080 * 0.98 ** back
  const year = yearOf(owner) - back
  const issuer = `Income tax return ${year}`
  const taxable = Math.max(0, wages - 14_600)
  return [
    {
      issuer,
      title: 'Filing status and income',
      fields: [...addressOf(owner), ['Filing status', 'Single']],
      table: {
        head: ['Line', 'Amount'],
        rows: [
          ['1a  Wages', money(wages)],
          ['2b  Taxable interest', '4.12'],
          ['9   Total income', money(wages + 4.12)],
          ['11  Adjusted gross income', money(wages + 4.12)],
        ],
      },
    },
    {
      issuer,
      title: 'Tax, payments and refund',
      fields: [['Name', owner.name]],
      table: {
        head: ['Line', 'Amount'],
        rows: [
          ['12  Standard deduction', '14,600.00'],
          ['15  Taxable income', money(taxable)],
          ['24  Total tax', money(taxable * 0.115)],
          ['25a Federal income tax withheld', money(wages * 0.089)],
          ['34  Overpaid', money(Math.max(0, wages * 0.089 - taxable * 0.115))],
        ],
      },
    },
    {
      issuer,
      title: 'Signature',
      fields: [
        ['Name', owner.name],
        ['Date', `04/11/${year + 1}`],
        ['Occupation', 'Employee'],
      ],
      lines: ['Signed electronically.'],
    },
  ]
}

export function bankStatement(owner: SheetOwner, monthsBack = 1): readonly Sheet[] {
  const end = calendarDayAfter(owner.today, -30 * monthsBack)
  const pay = owner.hourlyPay * 80 * 0.79
  let balance = 412.37 + monthsBack * 61
  const changes: ReadonlyArray<readonly [string, number]> = [
    [`Direct deposit, ${owner.employer}`, pay],
    ['Rent', -980],
    ['Corner Market', -64.18],
    ['City Power and Light', -118.4],
    ['Gas station', -41.02],
    ['Transfer to account ending in 4410', -50],
    [`Direct deposit, ${owner.employer}`, pay],
    ['Auto finance payment', -284],
    ['Pharmacy', -23.75],
    ['Corner Market', -88.9],
    ['Mobile phone', -55],
    ['Cash withdrawal', -60],
  ]
  const rows = changes.map(([text, amount], index) => {
    balance += amount
    const day = monthDayYear(calendarDayAfter(end, index * 2 - 26)).slice(0, 5)
    return [`${day}  ${text}`, money(amount), money(balance)]
  })
  const half = rows.length / 2
  return [rows.slice(0, half), rows.slice(half)].map((part, index) => ({
    issuer: owner.bank,
    title: index === 0 ? 'Checking account statement' : 'Transactions, continued',
    fields: [
      ['Account holder', owner.name],
      ['Account', 'ending in 7731'],
      ['Statement date', monthDayYear(end)],
    ],
    table: { head: ['Transaction', 'Amount', 'Balance'], rows: part },
  }))
}

export function identityCard(owner: SheetOwner): readonly Sheet[] {
  return [
    {
      issuer: 'STATE OF NEW YORK (SAMPLE)',
      title: 'DRIVER LICENSE',
      fields: [
        ...addressOf(owner),
        ['Class', 'D'],
        ['Date of birth', '03/18/1984'],
        ['Expires', `03/18/${yearOf(owner) + 3}`],
        ['ID', '000 000 000'],
      ],
      lines: ['NOT A REAL LICENSE'],
    },
  ]
}

export function socialSecurityCard(owner: SheetOwner): readonly Sheet[] {
  return [
    {
      issuer: 'SOCIAL SECURITY (SAMPLE)',
      title: '000-00-0000',
      fields: [['This number is for', owner.name]],
      lines: ['NOT A REAL CARD'],
    },
  ]
}

export function certificate(owner: SheetOwner, title: string, day: string): readonly Sheet[] {
  return [
    {
      issuer: 'Harborlight Course Center (sample provider)',
      title,
      fields: [
        ['Certificate number', '00000-SAMPLE-000000'],
        ['Name', owner.name],
        ['Completed on', monthDayYear(day)],
        ['Taken', 'Online'],
      ],
      lines: ['The person named above completed the course on the day above.'],
    },
  ]
}

/** A letter or a bill with a few amounts. */
export function letter(
  owner: SheetOwner,
  issuer: string,
  title: string,
  items: ReadonlyArray<readonly [string, number]>,
  lines: readonly string[] = [],
): readonly Sheet[] {
  return [
    {
      issuer,
      title,
      fields: [...addressOf(owner), ['Date', monthDayYear(calendarDayAfter(owner.today, -16))]],
      table: {
        head: ['Item', 'Amount'],
        rows: items.map(([text, amount]) => [text, money(amount)]),
      },
      lines,
    },
  ]
}
