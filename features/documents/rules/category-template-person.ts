// The list of requested documents, first part: who you are, what you earn, taxes, and money accounts.
import { folder, optional, required, type TemplateCategory } from './category-kind.ts'

const identity = folder('identity', 'Identity', 'Your photo ID and proof of your Social Security number.', [
  required('identity.photo-id', {
    name: 'Photo ID',
    description: 'A clear picture of the front and back of your driver’s license, state ID, passport, military ID, resident card or another government photo ID. It should not be expired.',
    why: 'The trustee, who looks at your case for the court, must see who you are before your meeting.',
    help: 'Send any other government ID with your photo, even an old one, and tell your attorney that the current one is lost. The office that issued it can replace it.',
    perDebtor: true,
  }),
  required('identity.social-security', {
    name: 'Proof of Social Security number',
    description: 'Something that shows all nine digits: your Social Security card, a W-2, a 1099, a pay stub, a medical card or a letter from Social Security. A tax return does not count.',
    why: 'The trustee must see that the number on your papers is yours.',
    help: 'The Social Security office replaces a lost card without a fee. If you never had a number, send the letter with your ITIN, or ask your attorney for a statement to sign.',
    perDebtor: true,
  }),
  optional('identity.military', {
    name: 'Military papers',
    description: 'If you served: the letter with your VA rating, your DD-214, or your orders.',
    why: 'Special rules protect some people who served.',
    help: 'The VA gives the rating letter online at va.gov. The National Archives send a copy of a DD-214 without a fee.',
    perDebtor: true,
  }),
])

const income = folder('income', 'Income', 'What comes in each month: work, benefits, support and help.', [
  required('income.pay-stubs-60-days', {
    name: 'Pay stubs, last 60 days',
    description: 'Every pay stub from every employer. All pages, all four corners visible.',
    period: 'The last 60 days before your case is filed',
    why: 'The law asks for them, and the court can close a case when they are missing.',
    help: 'Ask your employer’s payroll office for a printout. It is accepted just like a pay stub. If you have no job now, tell your attorney, who can take this off your list.',
    perDebtor: true,
  }),
  required('income.pay-stubs-6-months', {
    name: 'Pay stubs, last 6 full months',
    description: 'Pay stubs from every employer. What you sent for the last 60 days need not be sent again. If your spouse lives with you but does not file with you, send theirs too.',
    period: 'The six full calendar months before the month of filing',
    why: 'The court’s income test uses the average of these six months.',
    help: 'Ask your employer’s payroll office for one printout of the whole time, or look where you see your pay online. A printout is accepted just like pay stubs.',
    perDebtor: true,
  }),
  required('income.w2-1099', {
    name: 'W-2s and 1099s, last two years',
    description: 'Every W-2 and 1099, from everybody who paid you. For this year: a statement of what you earned so far, if you have one.',
    period: 'The last two tax years, and this year so far',
    why: 'They show what you earned in a whole year, also at a job that you no longer have.',
    help: 'Your employer can print a W-2 again. A “wage and income transcript” from the IRS is accepted too. It costs nothing, online or by mail.',
    perDebtor: true,
  }),
  optional('income.benefits', {
    name: 'Benefits and other income letters',
    description: 'If you get Social Security, SSI, veterans’ benefits, unemployment, a pension or an annuity: the letter that says how much.',
    period: 'The latest one',
    why: 'Everything that comes in each month has to be listed, and some of it is protected.',
    help: 'The office that pays you can print a benefit letter, often online on the same day. Until you have it, a bank statement that shows the payments is fine.',
    perDebtor: true,
  }),
  optional('income.support-received', {
    name: 'Child support or alimony you receive',
    description: 'If somebody pays you support: the court order, or a list of the payments you got.',
    why: 'Support counts as money that comes in, and the papers show how much and how long.',
    help: 'The child support office of your state can print the payment history. A bank statement that shows the payments is fine to begin with.',
    perDebtor: true,
  }),
  optional('income.family-help', {
    name: 'Help from family or roommates',
    description: 'If somebody helps you with money: a short signed note from that person that says how much, how often and for how long.',
    why: 'Your plan payment is worked out from everything that comes in, and the trustee wants to see it in writing.',
    help: 'A handwritten note with a signature and the day is fine. Your attorney may have a form for it.',
    perDebtor: true,
    chapters: [13],
  }),
  optional('income.self-employment', {
    name: 'Self-employment: income and costs, 6 months',
    description: 'If you work for yourself, also beside a job: what came in and what you paid for the business, month by month, and the bank statements of the business.',
    period: 'The last six full months',
    why: 'The court must see what is left for you after the costs of the business.',
    help: 'A handwritten list for each month is enough to begin with. Bank statements and apps that pay you help to fill it in.',
    perDebtor: true,
  }),
  optional('income.rental', {
    name: 'Rental income and costs, 6 months',
    description: 'If you rent a place out: what came in and what you paid for it, month by month.',
    period: 'The last six full months',
    why: 'The court must see what is left for you after the costs.',
    help: 'A handwritten list for each month is enough to begin with. Bank statements help to fill it in.',
  }),
])

const taxes = folder('taxes', 'Taxes', 'Your tax returns, all pages.', [
  required('taxes.federal-latest', {
    name: 'Federal tax return, most recent year',
    description: 'The whole return with all pages and schedules. An IRS transcript is accepted.',
    period: 'The most recent tax year',
    why: 'It must reach the trustee at least 7 days before your first meeting.',
    help: 'The IRS gives a “return transcript” without a fee, online or by mail. Whoever prepared your return has a copy as well. If you did not have to file, tell your attorney.',
  }),
  required('taxes.federal-before', {
    name: 'Federal tax return, the year before',
    description: 'The whole return with all pages and schedules, or an IRS transcript.',
    period: 'The tax year before the most recent one',
    why: 'Your papers say what you earned in earlier years, and this return shows it.',
    help: 'The IRS gives a “return transcript” without a fee, online or by mail. If you did not have to file, tell your attorney.',
  }),
  required('taxes.four-years', {
    name: 'Tax returns, last four years',
    description: 'The return of each year, or proof that it was filed. What you sent for another year need not be sent again.',
    period: 'The last four tax years',
    why: 'In a Chapter 13 case they must all be filed before the day of your meeting with the trustee.',
    help: 'Transcripts from the IRS are accepted, and they show which years were filed. If a year was not filed, tell your attorney now, so that it can be done in time.',
    chapters: [13],
  }),
  optional('taxes.state', {
    name: 'State tax returns',
    description: 'If your state has an income tax: the state returns, all pages.',
    period: 'The last two tax years',
    why: 'You may owe your state, or it may owe you a refund; both belong in your papers.',
    help: 'The tax office of your state can send a copy. That is accepted too.',
  }),
  optional('taxes.notices', {
    name: 'Tax letters and refunds',
    description: 'If you have them: letters from the IRS or your state about taxes, and anything about a refund you expect.',
    why: 'Taxes that you owe and refunds that you expect have to be listed.',
    help: 'Your account at irs.gov shows what you owe and what you are owed. A printout of it is fine.',
  }),
])

const money = folder('money', 'Bank and money accounts', 'Statements of every account that holds your money.', [
  required('money.bank-statements', {
    name: 'Bank statements, every account',
    description: 'The statements of every account, all pages, also empty ones. Please download the PDF from your bank: pictures of the screen are usually refused.',
    period: 'The last three months; your attorney may ask for more',
    why: 'The trustee compares them with what your papers say.',
    asksForPdf: true,
    help: 'Your bank’s website or app has them under “Statements” or “Documents”. A printout from a branch is accepted. A bank also keeps statements of an account that was closed.',
  }),
  optional('money.cash-apps', {
    name: 'Cash apps and prepaid cards',
    description: 'If you use Cash App, Venmo, PayPal, Chime, a prepaid card or the like: the statements of each.',
    period: 'The last three months',
    why: 'Money in an app counts like money in a bank.',
    help: 'Most apps make a statement under “Documents” or “Activity”. If not, their website does. A list of the payments as a PDF is fine.',
    perDebtor: true,
  }),
  optional('money.retirement', {
    name: 'Retirement and pension statements',
    description: 'If you have a 401(k), an IRA, a pension or another retirement plan: the statement of each.',
    period: 'The latest one',
    why: 'This money is usually protected, but it still has to be listed.',
    help: 'The plan’s website or your employer’s personnel office has it. A letter from the plan that says how much is there is fine.',
  }),
  optional('money.investments', {
    name: 'Investments and crypto',
    description: 'If you have stocks, bonds, a brokerage account or crypto: the statement of each.',
    period: 'The latest one',
    why: 'What you own has to be listed with what it is worth.',
    help: 'The website of the broker or the exchange makes a statement. For a wallet of your own, a printout that shows what it holds is fine.',
  }),
  optional('money.life-insurance', {
    name: 'Life insurance with cash value',
    description: 'If you have whole life or universal life insurance: the statement that shows its cash value. Insurance through work usually has none.',
    period: 'The latest one',
    why: 'The cash value belongs to you, so it has to be listed.',
    help: 'Call the insurance company and ask for a “cash value statement”. A letter that says the amount is fine.',
  }),
  optional('money.education', {
    name: 'School savings and ABLE accounts',
    description: 'If you have a 529 plan, an education IRA or an ABLE account: a statement that shows each payment into it.',
    period: 'The last two years',
    why: 'The court asks for a record of these accounts, and much of the money may be protected.',
    help: 'The plan’s website makes a list of the payments. A letter from the plan with the same facts is fine.',
  }),
])

export const personAndMoney: readonly TemplateCategory[] = [identity, income, taxes, money]
