// The list of requested documents, second part: home, vehicles, and everybody you owe.
import { folder, optional, required, type TemplateCategory } from './category-kind.ts'

const home = folder('home', 'Home and real estate', 'If you own or rent a home, or own land.', [
  optional('home.mortgage', {
    name: 'Mortgage statement',
    description: 'If you have a mortgage: the statement of each loan.',
    period: 'The latest one',
    why: 'It shows what is owed on your home and whether a payment was missed.',
    help: 'Your lender’s website has it, or call the number on the payment coupon. A letter with what it takes to pay the loan off is fine.',
  }),
  optional('home.deed', {
    name: 'Deed or title',
    description: 'If you own a home or land: the deed or title.',
    why: 'It shows in whose name the home or the land is.',
    help: 'The county recorder keeps a copy, often online. That copy is accepted.',
  }),
  optional('home.tax-and-value', {
    name: 'Property tax bill and value',
    description: 'If you own a home or land: the property tax bill and anything that shows the value, such as an appraisal.',
    period: 'The latest ones',
    why: 'Your attorney needs the value to see how your home can be protected.',
    help: 'The county’s website shows the tax bill and the assessed value. A printout of it is fine.',
  }),
  optional('home.insurance', {
    name: 'Homeowner’s insurance',
    description: 'If you own a home: the page of your policy that shows who and what is insured.',
    period: 'The policy you have now',
    why: 'It shows that your home is insured.',
    help: 'Ask your insurance agent for the “declarations page”. The letter that renewed the policy is fine.',
  }),
  optional('home.hoa', {
    name: 'HOA statement',
    description: 'If you pay a homeowners’ or condo association: the statement.',
    period: 'The latest one',
    why: 'What you owe the association is a debt, and what you pay it is one of your costs.',
    help: 'Ask the association or the company that manages it. A letter or an e-mail from them with the amount is fine.',
  }),
  optional('home.lease', {
    name: 'Lease',
    description: 'If you rent: your lease, all pages.',
    period: 'The lease you have now',
    why: 'A lease has to be listed, and the rent is one of your costs.',
    help: 'Your landlord can give you a copy. No written lease? A short note with the rent you pay, and to whom, is fine.',
  }),
  optional('home.foreclosure', {
    name: 'Foreclosure or eviction papers',
    description: 'If you got any: every page. Please also call your attorney.',
    why: 'Dates in these papers can come soon, and your attorney has to know them.',
    help: 'The clerk of the court, or whoever sent them, can give you a copy. If you only know a date, write it down and send a picture of it.',
  }),
])

const vehicles = folder('vehicles', 'Vehicles', 'Cars, trucks, motorcycles, boats and trailers.', [
  optional('vehicles.title', {
    name: 'Title or registration',
    description: 'If you have a vehicle: the title or the registration of each one.',
    why: 'It shows in whose name the vehicle is.',
    help: 'The motor vehicle office can print the registration. If your lender keeps the title, the registration is enough.',
  }),
  optional('vehicles.loan', {
    name: 'Loan or lease statement',
    description: 'If you still pay for a vehicle: the statement, with the amount it takes to pay it off.',
    period: 'The latest one',
    why: 'It shows what is still owed, so that you and your attorney can talk about keeping the vehicle.',
    help: 'Call the lender and ask for a “payoff letter”. It is accepted instead of a statement.',
  }),
  optional('vehicles.insurance', {
    name: 'Proof of insurance',
    description: 'If you have a vehicle: the insurance card or policy.',
    period: 'The insurance you have now',
    why: 'It shows that the vehicle is insured, which whoever lent the money for it and the trustee want to see.',
    help: 'Your insurance company’s app or agent has it. The card from the app is fine.',
  }),
  optional('vehicles.value', {
    name: 'What it is worth',
    description: 'If you have a vehicle: a printout from Kelley Blue Book or NADA with its mileage and condition.',
    period: 'What it is worth today',
    why: 'Your attorney needs the value to see how the vehicle can be protected.',
    help: 'A note with the year, the model and the mileage is fine. Leave this out if you are not sure how; your attorney can look it up.',
  }),
  optional('vehicles.repossession', {
    name: 'Repossession notice',
    description: 'If a vehicle was taken or you were told that it will be: the letter. Please also call your attorney.',
    why: 'The sooner your attorney knows of it, the more choices there may be.',
    help: 'The lender can send the letter again. If you were told by phone or text, write down who, when and which vehicle, and send a picture of it.',
  }),
])

const debts = folder('debts', 'Debts', 'Everybody you owe money to, so that nobody is forgotten.', [
  optional('debts.credit-report', {
    name: 'Credit report',
    description: 'If you have one: your report from each of the three bureaus. Ask your attorney first; many firms order it for you.',
    period: 'The latest ones',
    why: 'It names most of the people you owe.',
    help: 'annualcreditreport.com gives the reports without a fee. One report is enough to begin with.',
    perDebtor: true,
  }),
  required('debts.bills', {
    name: 'Bills and collection letters',
    description: 'A bill, letter or statement from everybody you owe. A credit report does not list them all. One picture for each is enough.',
    period: 'The latest one from each',
    why: 'Everybody you owe has to be listed, because a debt that was left out may stay.',
    help: 'No letters kept? A list with the names and about how much is fine to begin with. Your next letters can follow.',
  }),
  optional('debts.student-loans', {
    name: 'Student loans',
    description: 'If you have student loans: a summary that shows each loan and its balance.',
    period: 'The latest one',
    why: 'Student loans have rules of their own, so your attorney needs to see each one.',
    help: 'Federal loans are listed at studentaid.gov; a printout of that list is accepted. For a private loan, a bill is fine.',
  }),
  optional('debts.medical', {
    name: 'Medical bills',
    description: 'If you owe a doctor, a hospital or an ambulance: the bill of each.',
    period: 'The latest one from each',
    why: 'One visit can bring bills from several places, and each of them has to be listed.',
    help: 'The billing office can print what you owe. A letter from a collection agency, or from your health insurance about the visit, is fine.',
  }),
  optional('debts.personal-loans', {
    name: 'Personal, payday and title loans',
    description: 'If you have any: the contract or the latest statement. Loans from friends and family count too.',
    why: 'Everybody you owe has to be listed, and the contract shows what was agreed.',
    help: 'The lender can print the contract again. Nothing in writing? A note with the name, the address and the amount is fine.',
  }),
  optional('debts.tax', {
    name: 'Tax debts',
    description: 'If you owe taxes: the letter from the IRS or your state that says how much, and for which years.',
    period: 'The latest one',
    why: 'Some taxes can be cleared and some cannot, and that depends on the years.',
    help: 'Your account at irs.gov shows what you owe for each year. An “account transcript” from the IRS is accepted too.',
  }),
  optional('debts.co-signers', {
    name: 'Co-signer papers',
    description: 'If somebody signed a loan with you, or you signed for somebody: the contract.',
    why: 'Your papers must name the other person too.',
    help: 'The lender can send a copy. A note with the other person’s name and address, and which loan it is, is fine to begin with.',
  }),
])

export const homeAndVehicles: readonly TemplateCategory[] = [home, vehicles]
export const everybodyOwed: readonly TemplateCategory[] = [debts]
