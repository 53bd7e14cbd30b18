// Second half of the list of requested documents: what you own and owe, court papers, costs, certificates, and what comes after filing.
import { creditCounselingKey, debtorEducationKey, folder, optional, required, type TemplateCategory } from './category-kind.ts'

const home = folder('home', 'Home and real estate', 'If you own or rent a home, or own land.', [
  optional('home.mortgage', {
    name: 'Mortgage statement',
    description: 'If you have a mortgage: the latest statement of each loan.',
    help: 'Your lender’s website has it, or call the number on the payment coupon.',
  }),
  optional('home.deed', {
    name: 'Deed or title',
    description: 'If you own a home or land: the deed or title.',
    help: 'The county recorder keeps a copy, often online.',
  }),
  optional('home.tax-and-value', {
    name: 'Property tax bill and value',
    description: 'If you own a home or land: the latest property tax bill and anything that shows the value, such as an appraisal.',
    help: 'The county’s website shows the tax bill and the assessed value.',
  }),
  optional('home.insurance', {
    name: 'Homeowner’s insurance',
    description: 'If you own a home: the page of your policy that shows who and what is insured.',
    help: 'Ask your insurance agent for the “declarations page”.',
  }),
  optional('home.hoa', {
    name: 'HOA statement',
    description: 'If you pay a homeowners’ or condo association: the latest statement.',
  }),
  optional('home.lease', {
    name: 'Lease',
    description: 'If you rent: your lease, all pages.',
    help: 'Your landlord can give you a copy. No written lease? Say so in a short note with the rent you pay.',
  }),
  optional('home.foreclosure', {
    name: 'Foreclosure or eviction papers',
    description: 'If you got any: every page. Please also call your attorney, because dates in these papers can come soon.',
  }),
])

const vehicles = folder('vehicles', 'Vehicles', 'Cars, trucks, motorcycles, boats and trailers.', [
  optional('vehicles.title', {
    name: 'Title or registration',
    description: 'If you have a vehicle: the title or the registration of each one.',
    help: 'The motor vehicle office can print the registration.',
  }),
  optional('vehicles.loan', {
    name: 'Loan or lease statement',
    description: 'If you still pay for a vehicle: the latest statement, with the amount it takes to pay it off.',
    help: 'Call the lender and ask for a “payoff letter”.',
  }),
  optional('vehicles.insurance', {
    name: 'Proof of insurance',
    description: 'If you have a vehicle: the insurance card or policy. While you still pay for it, it often needs full coverage.',
    help: 'Your insurance company’s app or agent has it.',
  }),
  optional('vehicles.value', {
    name: 'What it is worth',
    description: 'If you have a vehicle: a printout from Kelley Blue Book or NADA with the mileage and condition it has today.',
    help: 'Leave this out if you are not sure how; your attorney can look it up.',
  }),
  optional('vehicles.repossession', {
    name: 'Repossession notice',
    description: 'If a vehicle was taken or you were told that it will be: the letter. Please also call your attorney.',
  }),
])

const debts = folder('debts', 'Debts', 'Everybody you owe money to, so that nobody is forgotten.', [
  optional('debts.credit-report', {
    name: 'Credit report',
    description: 'If you have one: your report from each of the three bureaus. Ask your attorney first; many firms order it for you.',
    help: 'annualcreditreport.com gives the reports without a fee.',
    perDebtor: true,
  }),
  required('debts.bills', {
    name: 'Bills and collection letters',
    description: 'The latest bill, letter or statement from everybody you owe. A credit report does not list them all. One picture for each is enough.',
    help: 'No letters kept? Send a list with the names and about how much. Your next letters can follow.',
  }),
  optional('debts.student-loans', {
    name: 'Student loans',
    description: 'If you have student loans: a summary that shows each loan and its balance.',
    help: 'Federal loans are listed at studentaid.gov.',
  }),
  optional('debts.medical', {
    name: 'Medical bills',
    description: 'If you owe a doctor, a hospital or an ambulance: the latest bill of each.',
  }),
  optional('debts.personal-loans', {
    name: 'Personal, payday and title loans',
    description: 'If you have any: the contract or the latest statement. Loans from friends and family count too.',
  }),
  optional('debts.tax', {
    name: 'Tax debts',
    description: 'If you owe taxes: the latest letter from the IRS or your state.',
  }),
  optional('debts.co-signers', {
    name: 'Co-signer papers',
    description: 'If somebody signed a loan with you, or you signed for somebody: the contract.',
  }),
])

const court = folder('court', 'Court and family', 'Papers from a court, and about marriage and children.', [
  optional('court.lawsuits', {
    name: 'Lawsuits, garnishments and liens',
    description: 'If somebody sued you, takes money from your pay or account, or has a claim on your property: all the papers you got.',
    help: 'The clerk of the court that is named in the letter can print them.',
  }),
  optional('court.divorce', {
    name: 'Divorce or separation papers',
    description: 'If you are divorced or separated: the decree or the agreement, all pages.',
    help: 'The clerk of the court that granted it keeps a copy.',
  }),
  optional('court.support-paid', {
    name: 'Child support or alimony you pay',
    description: 'If you pay or owe support: the order, what is still owed, and the name and address of the person who receives it.',
    help: 'The child support office of your state can print what is owed.',
  }),
  optional('court.earlier-bankruptcy', {
    name: 'Earlier bankruptcy papers',
    description: 'If you filed for bankruptcy in the last 8 years: any paper with the case number.',
    help: 'If you only remember about when and where, write that down and send a picture of it.',
  }),
])

const costs = folder('costs', 'Monthly costs', 'Proof of what your household spends.', [
  required('costs.chapter-13', {
    name: 'Bills for monthly costs',
    description: 'Recent bills or receipts for rent, utilities, childcare, medical costs and insurance. They show what your plan must leave you to live on.',
    help: 'Your utility’s website or your bank statement shows what you paid.',
    chapters: [13],
  }),
  optional('costs.chapter-7', {
    name: 'Bills for monthly costs',
    description: 'If your attorney asks for them: recent bills or receipts for rent, utilities, childcare, medical costs and insurance.',
    help: 'Your utility’s website or your bank statement shows what you paid.',
    chapters: [7],
  }),
])

const creditCounseling = required(creditCounselingKey, {
  name: 'Certificate of Credit Counseling',
  description: 'The certificate of the first course. You take the course before your case is filed; the certificate is valid for 180 days.',
  help: 'Ask the course provider to send it again. They have it on file.',
  perDebtor: true,
  fixedName: true,
})

const debtorEducation = optional(debtorEducationKey, {
  name: 'Certificate of Debtor Education',
  description: 'The certificate of the second course. You take the course after your case is filed.',
  help: 'Ask the course provider to send it again. They have it on file.',
  perDebtor: true,
  fixedName: true,
})

const afterFiling = folder('after-filing', 'After filing', 'What is needed once the court has your case.', [
  optional('after-filing.notices', {
    name: 'Court notices you get by mail',
    description: 'If a letter from the court or the trustee comes: every page of it.',
  }),
  optional('after-filing.meeting-id', {
    name: 'ID copies for your meeting with the trustee',
    description: 'If your attorney asks for them: your photo ID and proof of your Social Security number again.',
    perDebtor: true,
  }),
  optional('after-filing.bank-statement', {
    name: 'Bank statement of the filing day',
    description: 'The statement of every account that covers the day your case was filed. It usually comes a few weeks later.',
  }),
  optional('after-filing.first-payment', {
    name: 'Proof of your first plan payment',
    description: 'The first payment is due within 30 days after filing. Send the receipt, or the line of your bank statement.',
    chapters: [13],
  }),
  optional('after-filing.reaffirmation', {
    name: 'Reaffirmation papers',
    description: 'If a lender sends an agreement to keep paying for a car or another thing: all pages. Please do not sign before you talked with your attorney.',
    chapters: [7],
  }),
  optional('after-filing.yearly-tax', {
    name: 'Yearly tax return and refund',
    description: 'Each year while your plan runs: the new tax return and the refund you got.',
    chapters: [13],
  }),
])

const other = optional('other', {
  name: "Other / I'm not sure",
  description: 'Anything that fits nowhere else. When in doubt, put it here: your attorney will sort it for you.',
})

export const secondHalf: readonly TemplateCategory[] = [home, vehicles, debts, court, costs, creditCounseling, debtorEducation, afterFiling, other]
