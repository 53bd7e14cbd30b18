// First half of the list of requested documents: who you are, what you earn, taxes, and money accounts.
import { folder, optional, required, type TemplateCategory } from './category-kind.ts'

const identity = folder('identity', 'Identity', 'Your photo ID and proof of your Social Security number.', [
  required('identity.photo-id', {
    name: 'Photo ID',
    description: 'A clear picture of the front and back of your driver’s license, state ID, passport, military ID, resident card or another government photo ID. It should not be expired.',
    help: 'Send any other government ID with your photo, even an old one, and tell your attorney that the current one is lost. The office that issued it can replace it.',
    perDebtor: true,
  }),
  required('identity.social-security', {
    name: 'Proof of Social Security number',
    description: 'Something that shows all nine digits: your Social Security card, a W-2, a 1099, a pay stub, a medical card or a letter from Social Security. A tax return does not count.',
    help: 'The Social Security office replaces a lost card without a fee. If you never had a number, send the letter with your ITIN, or ask your attorney for a statement to sign.',
    perDebtor: true,
  }),
])

const income = folder('income', 'Income', 'What comes in each month: work, benefits, support and help.', [
  required('income.pay-stubs-60-days', {
    name: 'Pay stubs, last 60 days',
    description: 'Every pay stub from every employer in the last 60 days. All pages, all four corners visible. The court can close a case when these are missing.',
    help: 'Ask your employer’s payroll office for a printout. It is accepted just like a pay stub. If you have no job now, tell your attorney, who can take this off your list.',
    perDebtor: true,
  }),
  required('income.pay-stubs-6-months', {
    name: 'Pay stubs, last 6 full months',
    description: 'Pay stubs for the six full calendar months before this one. What you sent for the last 60 days need not be sent again. A payroll printout is fine. If your spouse lives with you, send theirs too.',
    help: 'Ask your employer’s payroll office for one printout of the whole time, or look for it where you see your pay online.',
    perDebtor: true,
  }),
  required('income.w2-1099', {
    name: 'W-2s and 1099s, last two years',
    description: 'Every W-2 and 1099 of the last two years, and a statement of this year so far if you have one.',
    help: 'Your employer can print a W-2 again. The IRS also sends a “wage and income transcript” without a fee.',
    perDebtor: true,
  }),
  optional('income.benefits', {
    name: 'Benefits and other income letters',
    description: 'If you get Social Security, SSI, veterans’ benefits, unemployment, a pension or an annuity: the latest letter that says how much.',
    help: 'The office that pays you can print a benefit letter, often online on the same day.',
    perDebtor: true,
  }),
  optional('income.support-received', {
    name: 'Child support or alimony you receive',
    description: 'If somebody pays you support: the court order, or a list of the payments you got.',
    help: 'The child support office of your state can print the payment history.',
    perDebtor: true,
  }),
  optional('income.family-help', {
    name: 'Help from family or roommates',
    description: 'If somebody helps you with money: a short signed note from that person that says how much, how often and for how long.',
    help: 'A handwritten note is fine. Your attorney may have a form for it.',
    perDebtor: true,
    chapters: [13],
  }),
  optional('income.self-employment', {
    name: 'Self-employment: income and costs, 6 months',
    description: 'If you work for yourself, also beside a job: what came in and what you paid for the business, month by month, for six months, and the bank statements of the business.',
    help: 'A handwritten list for each month is enough to begin with. Bank statements and apps that pay you help to fill it in.',
    perDebtor: true,
  }),
])

const taxes = folder('taxes', 'Taxes', 'Your tax returns, all pages.', [
  required('taxes.federal-latest', {
    name: 'Federal tax return, most recent year',
    description: 'The whole return with all pages and schedules. It must reach the trustee at least 7 days before your first meeting with the trustee. An IRS transcript is accepted.',
    help: 'The IRS gives a “return transcript” without a fee, online or by mail. Whoever prepared your return has a copy as well.',
  }),
  required('taxes.federal-before', {
    name: 'Federal tax return, the year before',
    description: 'The whole return with all pages and schedules, or an IRS transcript.',
    help: 'The IRS gives a “return transcript” without a fee, online or by mail.',
  }),
  required('taxes.four-years', {
    name: 'Tax returns, last four years',
    description: 'Returns of the last four years, or proof that they were filed. In a Chapter 13 case they must all be filed before the day of your meeting with the trustee.',
    help: 'Transcripts from the IRS show which years were filed. If a year was not filed, tell your attorney now: there is still time to do it.',
    chapters: [13],
  }),
  optional('taxes.state', {
    name: 'State tax returns',
    description: 'If your state has an income tax: the state returns of the last two years.',
    help: 'The tax office of your state can send a copy.',
  }),
  optional('taxes.notices', {
    name: 'Tax letters and refunds',
    description: 'If you have them: letters from the IRS or your state about taxes, and anything about a refund you expect.',
  }),
])

const money = folder('money', 'Bank and money accounts', 'Statements of every account that holds your money.', [
  required('money.bank-statements', {
    name: 'Bank statements, every account',
    description: 'The statements of the last three months for every account, all pages, also empty ones. Please download the PDF from your bank: pictures of the screen are usually refused.',
    help: 'Your bank’s website or app has them under “Statements” or “Documents”. A branch can print them.',
  }),
  optional('money.cash-apps', {
    name: 'Cash apps and prepaid cards',
    description: 'If you use Cash App, Venmo, PayPal, Chime, a prepaid card or the like: the statements of the last three months.',
    help: 'Most apps make a statement under “Documents” or “Activity”. If not, their website does.',
    perDebtor: true,
  }),
  optional('money.retirement', {
    name: 'Retirement and pension statements',
    description: 'If you have a 401(k), an IRA, a pension or another retirement plan: the latest statement. This money is usually protected; it still has to be listed.',
    help: 'The plan’s website or your employer’s personnel office has it.',
  }),
  optional('money.investments', {
    name: 'Investments and crypto',
    description: 'If you have stocks, bonds, a brokerage account or crypto: the latest statement of each.',
  }),
  optional('money.life-insurance', {
    name: 'Life insurance with cash value',
    description: 'If you have whole life or universal life insurance: the latest statement that shows its cash value. Insurance through work usually has none.',
    help: 'Call the insurance company and ask for a “cash value statement”.',
  }),
])

export const firstHalf: readonly TemplateCategory[] = [identity, income, taxes, money]
