// The list of requested documents, last part: court papers, monthly costs, certificates, what comes after filing, and the rest.
import { creditCounselingKey, debtorEducationKey, folder, fromAttorneyKey, optional, otherKey, required, type TemplateCategory } from './category-kind.ts'

const court = folder('court', 'Court and family', 'Papers from a court, and about marriage and children.', [
  optional('court.lawsuits', {
    name: 'Lawsuits, garnishments and liens',
    description: 'If somebody sued you, takes money from your pay or account, or has a claim on your property: all the papers you got.',
    why: 'They have to be listed, and most of them stop once your case is filed.',
    help: 'The clerk of the court that is named in the letter can print them. One page with the case number is enough to begin with.',
  }),
  optional('court.divorce', {
    name: 'Divorce or separation papers',
    description: 'If you are divorced or separated: the decree or the agreement, all pages.',
    why: 'They show who got what, and who has to pay what.',
    help: 'The clerk of the court that granted it keeps a copy. The pages about property and payments are enough to begin with.',
  }),
  optional('court.support-paid', {
    name: 'Child support or alimony you pay',
    description: 'If you pay or owe support: the order, what is still owed, and the name and address of the person who receives it.',
    why: 'Support comes before other debts, and the person who receives it is told of your case.',
    help: 'The child support office of your state can print what is owed. A pay stub that shows the payments is fine to begin with.',
  }),
  optional('court.earlier-bankruptcy', {
    name: 'Earlier bankruptcy papers',
    description: 'If you filed for bankruptcy before: any paper with the case number.',
    period: 'The last 8 years',
    why: 'An earlier case can change what you can file now, and when.',
    help: 'If you only remember about when and where, write that down and send a picture of it. That is enough for your attorney to look it up.',
  }),
])

const costs = folder('costs', 'Monthly costs', 'Proof of what your household spends.', [
  required('costs.chapter-13', {
    name: 'Bills for monthly costs',
    description: 'Bills or receipts for rent, utilities, childcare, medical costs and insurance.',
    period: 'The latest one of each',
    why: 'They show what your plan must leave you to live on.',
    help: 'Your utility’s website has the bills. A bank statement that shows what you paid is accepted.',
    chapters: [13],
  }),
  optional('costs.chapter-7', {
    name: 'Bills for monthly costs',
    description: 'If your attorney asks for them: bills or receipts for rent, utilities, childcare, medical costs and insurance.',
    period: 'The latest one of each',
    why: 'Somebody may ask for proof of the costs that your papers list.',
    help: 'Your utility’s website has the bills. A bank statement that shows what you paid is accepted.',
    chapters: [7],
  }),
  optional('costs.special', {
    name: 'Proof of special costs',
    description: 'If you have costs that most people do not have, such as care of a sick relative: bills or letters that show them.',
    period: 'The latest ones',
    why: 'The court counts such costs when there is proof of them.',
    help: 'Whoever you pay can print what you paid. A letter from a doctor or a school about the need, or a bank statement, is fine.',
  }),
  optional('costs.charity', {
    name: 'Receipts of gifts to charity',
    description: 'If you give to a church or another charity: the receipts, or the statement of the year.',
    period: 'The last two years',
    why: 'Such gifts have to be listed, and they can count among your costs.',
    help: 'The charity can print a statement of what you gave. A bank statement that shows the gifts is fine.',
  }),
])

const creditCounseling = required(creditCounselingKey, {
  name: 'Certificate of Credit Counseling',
  description: 'The certificate that you get after the first course, credit counseling.',
  period: 'From the 180 days before your case is filed',
  why: 'The law asks almost everybody to take this course before a case is filed.',
  help: 'Ask the course provider to send it again. They have it on file. A clear picture of the printed certificate is fine.',
  perDebtor: true,
  fixedName: true,
})

const debtorEducation = optional(debtorEducationKey, {
  name: 'Certificate of Debtor Education',
  description: 'The certificate that you get after the second course, debtor education.',
  period: 'After your case is filed; your attorney says by when',
  why: 'The court wants to see it before your debts can be cleared.',
  help: 'Ask the course provider to send it again. They have it on file. A clear picture of the printed certificate is fine.',
  perDebtor: true,
  fixedName: true,
})

const afterFiling = folder('after-filing', 'After filing', 'What is needed once the court has your case.', [
  optional('after-filing.notices', {
    name: 'Court notices you get by mail',
    description: 'If a letter from the court or the trustee comes: every page of it.',
    period: 'From the day your case is filed',
    why: 'Such a letter can name a date that must not be missed.',
    help: 'Lost it? Tell your attorney about when it came and what it was about. The court’s file usually has it.',
  }),
  optional('after-filing.meeting-id', {
    name: 'ID copies for your meeting with the trustee',
    description: 'If your attorney asks for them: your photo ID and proof of your Social Security number again.',
    period: 'At least 14 days before your meeting',
    why: 'The trustee must see who you are, and that the number on your papers is yours.',
    help: 'The copies that you sent before are fine. For the number, a W-2, a pay stub or a letter from Social Security with all nine digits is accepted too.',
    perDebtor: true,
  }),
  optional('after-filing.bank-statement', {
    name: 'Bank statement of the filing day',
    description: 'The statement of every account, all pages. It usually comes a few weeks after filing.',
    period: 'The statement that covers the day your case was filed',
    why: 'The court must know what was in each account on that day.',
    help: 'Your bank’s website or app has it under “Statements” or “Documents”. A printout from a branch is accepted.',
  }),
  optional('after-filing.first-payment', {
    name: 'Proof of your first plan payment',
    description: 'The receipt, or the line of your bank statement.',
    period: 'Within 30 days after filing',
    why: 'The first payment is due in that time, and this shows that you made it.',
    help: 'A pay stub that shows the payment, or the message that says that it arrived, is fine.',
    chapters: [13],
  }),
  optional('after-filing.reaffirmation', {
    name: 'Reaffirmation papers',
    description: 'If a lender sends an agreement to keep paying for a car or another thing: all pages. Please do not sign before you talked with your attorney.',
    why: 'Whoever signs it owes that debt again, whatever becomes of the others.',
    help: 'The lender can send it again, to you or to your attorney. The letter that came with it is enough to begin with.',
    chapters: [7],
  }),
  optional('after-filing.yearly-tax', {
    name: 'Yearly tax return and refund',
    description: 'The new tax return, all pages, and what shows the refund you got.',
    period: 'Each year while your plan runs',
    why: 'The trustee looks each year at what you earn and what came back to you.',
    help: 'A “return transcript” from the IRS is accepted. For the refund, the line of your bank statement is fine.',
    chapters: [13],
  }),
])

const fromAttorney = optional(fromAttorneyKey, {
  name: 'From your attorney',
  description: 'Papers that your attorney sends to you: to read, to sign or to keep.',
  why: 'So that you have everything about your case in one place.',
  help: 'You need not send anything here. If you miss a paper that you were promised, ask your attorney to send it.',
})

const other = optional(otherKey, {
  name: "Other / I'm not sure",
  description: 'Anything that fits nowhere else. When in doubt, put it here: your attorney will sort it for you.',
  why: 'A paper that fits nowhere can still matter for your case.',
  help: 'You need not look for anything here. If you know of a paper but do not have it, a short note about it is fine.',
})

export const courtAndCase: readonly TemplateCategory[] = [court, costs, creditCounseling, debtorEducation, afterFiling, fromAttorney, other]
