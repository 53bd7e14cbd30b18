import {
  categoryFolder,
  optionalCategory,
  requiredCategory,
  type TemplateCategory,
} from './category-kind.ts'

const identity = categoryFolder(
  'identity',
  'Identity',
  'Your photo ID and proof of your Social Security number.',
  [
    requiredCategory('identity.photo-id', {
      name: 'Photo ID',
      description:
        'Send a clear photo of the front and back of your driver’s license, state ID, passport, military ID, resident card or another government photo ID. It should not be expired.',
      why: 'The trustee (the person appointed to oversee your case) must check who you are before your meeting.',
      help: 'Send any other government ID with your photo, even an old one, and tell your attorney that the current one is lost. The office that issued it can replace it.',
      perDebtor: true,
    }),
    requiredCategory('identity.social-security', {
      name: 'Proof of Social Security number',
      description:
        'Send something that shows all nine digits: your Social Security card, a W-2, a 1099, a pay stub, a medical card or a letter from Social Security. A tax return does not count.',
      why: 'The trustee must check that the number on your court papers is yours.',
      help: 'The Social Security office replaces a lost card for free. If you never had a number, send the letter with your ITIN, or ask your attorney for a statement to sign.',
      perDebtor: true,
    }),
    optionalCategory('identity.military', {
      name: 'Military papers',
      description:
        'If you served in the military, send your VA rating letter, your DD-214 or your orders.',
      why: 'Special rules protect some people who served in the military.',
      help: 'You can get the rating letter online at va.gov. The National Archives will send you a copy of your DD-214 for free.',
      perDebtor: true,
    }),
  ],
)

const income = categoryFolder(
  'income',
  'Income',
  'Money you get each month from work, benefits, support or other people.',
  [
    requiredCategory('income.pay-stubs-60-days', {
      name: 'Pay stubs, last 60 days',
      description:
        'Send every pay stub from every employer. Send all pages, with all four corners showing.',
      period: 'The last 60 days before your case is filed',
      why: 'The law requires them, and without them your case can be dismissed (ended without a discharge).',
      help: 'Ask the payroll office for a printout, which is accepted too. A job that ended in these 60 days also counts. If you had no job at all in that time, tell your attorney, who can take this off your list.',
      perDebtor: true,
    }),
    requiredCategory('income.pay-stubs-6-months', {
      name: 'Pay stubs, last 6 full months',
      description:
        'Send pay stubs from every employer. You don’t need to resend what you already sent for the last 60 days. If your spouse lives with you but is not filing with you, send your spouse’s pay stubs too.',
      period: 'The six full calendar months before the month your case is filed',
      why: 'The court’s income test uses the average of these six months.',
      help: 'Ask your employer’s payroll office for one printout of all six months, or check the website where you see your pay. A printout is accepted just like pay stubs.',
      perDebtor: true,
    }),
    requiredCategory('income.w2-1099', {
      name: 'W-2s and 1099s, last two years',
      description:
        'Send every W-2 and 1099 from everyone who paid you. For this year, send a statement of what you have earned so far, if you have one.',
      period: 'The last two tax years, and this year so far',
      why: 'They show what you earned in a whole year, even at a job you no longer have.',
      help: 'Your employer can print a W-2 again. A “wage and income transcript” from the IRS is accepted too. The transcript is free, online or by mail.',
      perDebtor: true,
    }),
    optionalCategory('income.benefits', {
      name: 'Benefits and other income letters',
      description:
        'If you get Social Security, SSI, veterans’ benefits, unemployment, a pension or an annuity, send the letter that says how much you get.',
      period: 'The latest one',
      why: 'You must list everything you get each month, and some of it is protected.',
      help: 'The office that pays you can print a benefit letter. You can often get it online the same day. Until you have it, a bank statement that shows the payments is fine.',
      perDebtor: true,
    }),
    optionalCategory('income.support-received', {
      name: 'Child support or alimony you receive',
      description:
        'If someone pays you child support or alimony, send the court order or a list of the payments you got.',
      why: 'Support counts as money you receive, and these papers show how much you get and for how long.',
      help: 'Your state’s child support office can print the payment history. A bank statement that shows the payments is fine to start with.',
      perDebtor: true,
    }),
    optionalCategory('income.family-help', {
      name: 'Help from family or roommates',
      description:
        'If someone helps you with money, send a short signed note from that person. It should say how much, how often and for how long.',
      why: 'Regular help counts when your plan payment is worked out, and the trustee wants to see it in writing.',
      help: 'A handwritten note with a signature and a date is fine. Your attorney may have a form for it.',
      perDebtor: true,
      chapters: [13],
    }),
    optionalCategory('income.self-employment', {
      name: 'Self-employment: income and expenses, 6 months',
      description:
        'If you work for yourself, even on the side, send a list of what came in and what you paid for the business each month. Send the bank statements of the business too.',
      period: 'The last six full months',
      why: 'The court needs to see what you have left after business expenses.',
      help: 'A handwritten list for each month is enough to start with. Bank statements and the apps that pay you can help you fill it in.',
      perDebtor: true,
    }),
    optionalCategory('income.rental', {
      name: 'Rental income and expenses, 6 months',
      description:
        'If you rent out a place, send a list of what came in and what you paid for the place, month by month.',
      period: 'The last six full months',
      why: 'The court needs to see what you have left after expenses.',
      help: 'A handwritten list for each month is enough to start with. Bank statements can help you fill it in.',
    }),
  ],
)

const taxes = categoryFolder('taxes', 'Taxes', 'Your tax returns, all pages.', [
  requiredCategory('taxes.federal-latest', {
    name: 'Federal tax return, most recent year',
    description:
      'Send the whole return with all pages and schedules. An IRS transcript is accepted.',
    period: 'The most recent tax year',
    why: 'The trustee must get it at least 7 days before your first meeting.',
    help: 'You can get a free “return transcript” from the IRS, online or by mail. If someone prepared your return, that person has a copy too. If you did not have to file, tell your attorney.',
  }),
  requiredCategory('taxes.federal-before', {
    name: 'Federal tax return, the year before',
    description: 'Send the whole return with all pages and schedules, or an IRS transcript.',
    period: 'The tax year before the most recent one',
    why: 'Your court papers say what you earned in earlier years, and this return shows it.',
    help: 'You can get a free “return transcript” from the IRS, online or by mail. If you did not have to file, tell your attorney.',
  }),
  requiredCategory('taxes.four-years', {
    name: 'Tax returns, last four years',
    description:
      'Send the return for each year, or proof that it was filed. You don’t need to resend a return you already sent.',
    period: 'The last four tax years',
    why: 'In a Chapter 13 case, they must all be filed before the first date set for your meeting with the trustee.',
    help: 'IRS transcripts are accepted, and they show which years were filed. If a year was not filed, tell your attorney now, so there is time to do it.',
    chapters: [13],
  }),
  optionalCategory('taxes.state', {
    name: 'State tax returns',
    description: 'If your state has an income tax, send your state returns, all pages.',
    period: 'The last two tax years',
    why: 'If you owe your state, or your state owes you a refund, your court papers must list it.',
    help: 'Your state’s tax office can send you a copy. That is accepted too.',
  }),
  optionalCategory('taxes.notices', {
    name: 'Tax letters and refunds',
    description:
      'If you have letters from the IRS or your state about taxes, or anything about a refund you expect, send them.',
    why: 'You must list taxes you owe and refunds you expect.',
    help: 'Your account at irs.gov shows what you owe and what refunds you are due. A printout of it is fine.',
  }),
])

const money = categoryFolder(
  'money',
  'Bank and money accounts',
  'Statements for every account that holds your money.',
  [
    requiredCategory('money.bank-statements', {
      name: 'Bank statements, every account',
      description:
        'Send the statements for every account, all pages, even blank ones. Please download the PDF from your bank. Screenshots and photos of the screen are usually refused.',
      period: 'The last three months; your attorney may ask for more',
      why: 'The trustee compares them with what your court papers say.',
      asksForPdf: true,
      help: 'Your bank’s website or app has them under “Statements” or “Documents”. A printout from a branch is accepted. A bank also keeps the statements of closed accounts.',
    }),
    optionalCategory('money.cash-apps', {
      name: 'Cash apps and prepaid cards',
      description:
        'If you use Cash App, Venmo, PayPal, Chime, a prepaid card or something similar, send the statements for each.',
      period: 'The last three months',
      why: 'Money in an app counts like money in a bank.',
      help: 'Most apps have statements under “Documents” or “Activity”. If not, look on the app’s website. A list of the payments as a PDF is fine.',
      perDebtor: true,
    }),
    optionalCategory('money.retirement', {
      name: 'Retirement and pension statements',
      description:
        'If you have a 401(k), an IRA, a pension or another retirement plan, send the statement for each.',
      period: 'The latest one',
      why: 'This money is usually protected, but you still must list it.',
      help: 'The plan’s website or your employer’s human resources (HR) office has it. A letter from the plan that says how much you have there is fine.',
    }),
    optionalCategory('money.investments', {
      name: 'Investments and crypto',
      description:
        'If you have stocks, bonds, a brokerage account or crypto, send the statement for each.',
      period: 'The latest one',
      why: 'You must list what you own and what it is worth.',
      help: 'You can get a statement on the website of the broker or exchange. If you keep crypto in your own wallet, a printout that shows what is in it is fine.',
    }),
    optionalCategory('money.life-insurance', {
      name: 'Life insurance with cash value',
      description:
        'If you have whole life or universal life insurance, send the statement that shows its cash value. Insurance through work usually has none.',
      period: 'The latest one',
      why: 'The cash value is yours, so you must list it.',
      help: 'Call the insurance company and ask for a “cash value statement”. A letter that shows the amount is fine.',
    }),
    optionalCategory('money.education', {
      name: 'School savings and ABLE accounts',
      description:
        'If you have a 529 plan, an education IRA or an ABLE account, send a statement that shows each payment into it.',
      period: 'The last two years',
      why: 'The court asks for a record of these accounts, and much of the money may be protected.',
      help: 'The plan’s website has a list of the payments. A letter from the plan with the same information is fine.',
    }),
  ],
)

export const personAndMoney: readonly TemplateCategory[] = [identity, income, taxes, money]
