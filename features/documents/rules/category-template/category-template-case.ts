import {
  creditCounselingKey,
  debtorEducationKey,
  categoryFolder,
  fromAttorneyKey,
  optionalCategory,
  otherKey,
  requiredCategory,
  type TemplateCategory,
} from './category-kind.ts'

const court = categoryFolder(
  'court',
  'Court and family',
  'Papers from a court, or about marriage and children.',
  [
    optionalCategory('court.lawsuits', {
      name: 'Lawsuits, garnishments and liens',
      description:
        'Send every paper you got about a lawsuit against you or a claim on your property (a lien). Also send papers about money taken from your pay or account (garnishment).',
      why: 'You must list all of these; once your case is filed, most collection lawsuits and garnishments must stop for a time, but liens usually stay.',
      help: 'The clerk of the court named in the letter can print them. One page with the case number is enough to start with.',
    }),
    optionalCategory('court.divorce', {
      name: 'Divorce or separation papers',
      description: 'If you are divorced or separated, send the decree or the agreement, all pages.',
      why: 'They show who got what, and who has to pay what.',
      help: 'The clerk of the court that granted it keeps a copy. The pages about property and payments are enough to start with.',
    }),
    optionalCategory('court.support-paid', {
      name: 'Child support or alimony you pay',
      description:
        'If you pay or owe support, send the order and proof of what is still owed. Also send the name and address of the person who gets it.',
      why: 'Support comes before other debts, and the person who gets it is told about your case.',
      help: 'Your state’s child support office can print what is owed. A pay stub that shows the payments is fine to start with.',
    }),
    optionalCategory('court.earlier-bankruptcy', {
      name: 'Earlier bankruptcy papers',
      description: 'If you filed for bankruptcy before, send any paper with the case number.',
      period: 'The last 8 years',
      why: 'An earlier case can change what you can file now, and when.',
      help: 'If you only remember roughly when and where you filed, write it down and send a photo of your note. That is enough for your attorney to look it up.',
    }),
  ],
)

const costs = categoryFolder('costs', 'Monthly expenses', 'Proof of what your household spends.', [
  requiredCategory('costs.chapter-13', {
    name: 'Bills for monthly expenses',
    description:
      'Send bills or receipts for rent, utilities, childcare, medical expenses and insurance.',
    period: 'The latest one for each',
    why: 'They show how much your plan must leave you to live on.',
    help: 'Your utility company’s website has the bills. A bank statement that shows what you paid is accepted.',
    chapters: [13],
  }),
  optionalCategory('costs.chapter-7', {
    name: 'Bills for monthly expenses',
    description:
      'If your attorney asks, send bills or receipts for rent, utilities, childcare, medical expenses and insurance.',
    period: 'The latest one for each',
    why: 'You may be asked for proof of the expenses that your court papers list.',
    help: 'Your utility company’s website has the bills. A bank statement that shows what you paid is accepted.',
    chapters: [7],
  }),
  optionalCategory('costs.special', {
    name: 'Proof of special expenses',
    description:
      'If you have expenses that most people do not have, such as care for a sick relative, send bills or letters that show them.',
    period: 'The latest ones',
    why: 'The court may count these expenses when there is proof of them.',
    help: 'The person or company you pay can print what you paid. A letter from a doctor or a school about the need, or a bank statement, is fine.',
  }),
  optionalCategory('costs.charity', {
    name: 'Receipts for gifts to charity',
    description:
      'If you give to a church or another charity, send the receipts or the yearly statement.',
    period: 'The last two years',
    why: 'You must list these gifts, and they can count as part of your expenses.',
    help: 'The charity can print a statement of what you gave. A bank statement that shows the gifts is fine.',
  }),
])

const creditCounseling = requiredCategory(creditCounselingKey, {
  name: 'Certificate of Credit Counseling',
  description: 'The certificate you get after the first course, credit counseling.',
  period: 'From the 180 days before your case is filed',
  why: 'The law requires almost everyone to take this course before a case is filed.',
  help: 'Ask the course provider to send it again. They have it on file. The PDF from the provider is best. A clear photo of the whole certificate also works.',
  perDebtor: true,
  fixedName: true,
})

const debtorEducation = optionalCategory(debtorEducationKey, {
  name: 'Certificate of Debtor Education',
  description: 'The certificate you get after the second course, debtor education.',
  period: 'After your case is filed; your attorney will tell you by when',
  why: 'Without it, the court usually cannot grant your discharge, the order that releases you from certain debts.',
  help: 'Ask the course provider to send it again. They have it on file. The PDF from the provider is best. A clear photo of the whole certificate also works.',
  perDebtor: true,
  fixedName: true,
})

const afterFiling = categoryFolder(
  'after-filing',
  'After filing',
  'Papers that are needed once the court has your case.',
  [
    optionalCategory('after-filing.notices', {
      name: 'Court notices you get by mail',
      description: 'If you get a letter from the court or the trustee, send every page of it.',
      period: 'From the day your case is filed',
      why: 'A letter like this can have a date that you must not miss.',
      help: 'Lost it? Tell your attorney roughly when it came and what it was about. The court usually has it on file.',
    }),
    optionalCategory('after-filing.meeting-id', {
      name: 'ID copies for your meeting with the trustee',
      description:
        'If your attorney asks, send your photo ID and proof of your Social Security number again.',
      period: 'At least 14 days before your meeting',
      why: 'The trustee must check who you are, and that the number on your court papers is yours.',
      help: 'The copies you sent before are fine. For the number, a W-2, a pay stub or a letter from Social Security with all nine digits is accepted too.',
      perDebtor: true,
    }),
    optionalCategory('after-filing.bank-statement', {
      name: 'Bank statement for the filing day',
      description:
        'Send the statement for every account, all pages. It usually comes a few weeks after filing.',
      period: 'The statement that covers the day your case was filed',
      why: 'The trustee checks what was in each account on that day.',
      help: 'Your bank’s website or app has it under “Statements” or “Documents”. A printout from a branch is accepted.',
    }),
    optionalCategory('after-filing.first-payment', {
      name: 'Proof of your first plan payment',
      description: 'Send the receipt, or the line on your bank statement that shows the payment.',
      period: 'Within 30 days after filing',
      why: 'The first payment is due within that time, and this shows that you made it.',
      help: 'A pay stub that shows the payment, or a message that says it arrived, is fine.',
      chapters: [13],
    }),
    optionalCategory('after-filing.reaffirmation', {
      name: 'Reaffirmation papers',
      description:
        'If a lender sends you an agreement to keep paying for a car or something else, send all pages. Please talk with your attorney before you sign it.',
      why: 'Once you sign it and it is filed with the court, you stay responsible for that debt even after a discharge; you can cancel it only for a short time.',
      help: 'The lender can send it again, to you or to your attorney. The letter that came with it is enough to start with.',
      chapters: [7],
    }),
    optionalCategory('after-filing.yearly-tax', {
      name: 'Yearly tax return and refund',
      description: 'Send the new tax return, all pages, and proof of the refund you got.',
      period: 'Each year while your plan runs',
      why: 'Many trustees look at what you earn each year and what refund you got.',
      help: 'A “return transcript” from the IRS is accepted. For the refund, the line on your bank statement is fine.',
      chapters: [13],
    }),
  ],
)

const fromAttorney = optionalCategory(fromAttorneyKey, {
  name: 'From your attorney',
  description: 'Papers your attorney sends you to read, sign or keep.',
  why: 'Here you have everything about your case in one place.',
  help: 'You don’t need to send anything here. If your attorney promised you a paper and it is not here, ask for it.',
})

const other = optionalCategory(otherKey, {
  name: "Other / I'm not sure",
  description:
    'Anything that does not fit in another folder. When in doubt, put it here: your attorney will sort it for you.',
  why: 'A paper that does not fit anywhere else can still matter for your case.',
  help: 'You don’t need to look for anything here. If you know about a paper but do not have it, a short note about it is fine.',
})

export const courtAndCase: readonly TemplateCategory[] = [
  court,
  costs,
  creditCounseling,
  debtorEducation,
  afterFiling,
  fromAttorney,
  other,
]
