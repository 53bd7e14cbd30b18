// Types for a complete case, by section and question, in the words of the screen.

/**
 * An answer by the label of its control: typed text or a choice, several choices, a ticked box, a
 * part such as an address, or entries.
 */
export type Telling =
  | string
  | true
  | readonly string[]
  | StoryAnswer
  | readonly StoryAnswer[]
  | Cards
export interface StoryAnswer {
  readonly [label: string]: Telling
}
/** Records with their own screens: the parts of each record by name. */
export interface Cards {
  readonly cards: ReadonlyArray<Readonly<Record<string, StoryAnswer>>>
}
export interface InSection {
  readonly section: string
  /** The true lines of its Quick Checks. All other lines are answered with No. */
  readonly yes?: readonly string[]
  readonly answers?: Readonly<Record<string, StoryAnswer>>
}
export type Story = readonly InSection[]

/** The longest that a walk through a whole case may take. */
export const wholeCaseMs = 900_000

/** All sections, in their order on the screen. */
export const allSections = [
  'Getting Started',
  'Personal Information',
  'Homes and Land',
  'Vehicles',
  'Household Items',
  'Money and Accounts',
  'Other Property and Claims',
  'Business and Farm',
  'Other Secured Debts',
  'Taxes and Support Owed',
  'Cards, Bills and Loans',
  'Contracts and Co-signers',
  'Job and Income',
  'Monthly Expenses',
  'Financial History',
  'Fees, Courses and Review',
] as const

/** The wages of the last six months, with the newest month first. */
export const payEachMonth = (...wages: readonly string[]): StoryAnswer => ({
  'Six months': wages.map((amount) => ({ 'Wages and salary': amount })),
})

export const returnsFiled: StoryAnswer = {
  'Have you filed every tax return that was due in the last 4 years?': 'Yes',
  'Last 4 years': Array.from({ length: 4 }, () => ({
    'Federal return': 'Filed',
    'State return': 'Filed',
  })),
}

export const allListed: StoryAnswer = {
  'I listed everything I own or have a right to.': true,
  'I listed everyone I owe, including family, and the debts I want to keep paying.': true,
  'I listed all my income, including cash and side work.': true,
  'I listed what I sold, gave away or paid back in the time periods you asked about.': true,
  'I will tell my attorney about any change, before and after filing, including new income, gifts or an inheritance.': true,
}
