import {
  categoryFolder,
  optionalCategory,
  requiredCategory,
  type TemplateCategory,
} from './category-kind.ts'

const home = categoryFolder(
  'home',
  'Home and real estate',
  'If you own or rent a home, or own land.',
  [
    optionalCategory('home.mortgage', {
      name: 'Mortgage statement',
      description: 'If you have a mortgage, send the statement for each loan.',
      period: 'The latest one',
      why: 'It shows what is owed on your home and whether a payment was missed.',
      help: 'You can find it on your lender’s website, or call the number on the payment coupon. A payoff letter (it says how much you need to pay off the loan) is fine.',
    }),
    optionalCategory('home.deed', {
      name: 'Deed or title',
      description: 'If you own a home or land, send the deed or title.',
      why: 'It shows whose name the home or the land is in.',
      help: 'The county recorder keeps a copy, often online. That copy is accepted.',
    }),
    optionalCategory('home.tax-and-value', {
      name: 'Property tax bill and value',
      description:
        'If you own a home or land, send the property tax bill and anything that shows the value, such as an appraisal.',
      period: 'The latest ones',
      why: 'Your attorney needs the value to see if and how your home can be protected.',
      help: 'The county’s website shows the tax bill and the assessed value. A printout of it is fine.',
    }),
    optionalCategory('home.insurance', {
      name: 'Homeowner’s insurance',
      description:
        'If you own a home, send the page of your policy that shows who and what is insured.',
      period: 'The policy you have now',
      why: 'It shows that your home is insured.',
      help: 'Ask your insurance agent for the “declarations page”. A policy renewal letter is fine.',
    }),
    optionalCategory('home.hoa', {
      name: 'HOA statement',
      description: 'If you pay a homeowners’ or condo association, send the statement.',
      period: 'The latest one',
      why: 'What you owe the association is a debt, and what you pay it is one of your expenses.',
      help: 'Ask the association or the company that manages it. A letter or an email from them with the amount is fine.',
    }),
    optionalCategory('home.lease', {
      name: 'Lease',
      description: 'If you rent, send your lease, all pages.',
      period: 'The lease you have now',
      why: 'You must list your lease, and the rent is one of your expenses.',
      help: 'Your landlord can give you a copy. No written lease? A short note that says how much rent you pay, and who you pay it to, is fine.',
    }),
    optionalCategory('home.foreclosure', {
      name: 'Foreclosure or eviction papers',
      description:
        'If you got any foreclosure or eviction papers, send every page. Please also call your attorney.',
      why: 'These papers can have dates that come soon, and your attorney needs to know them.',
      help: 'The clerk of the court or the sender can give you a copy. If you only know a date, write it down and send a photo of your note.',
    }),
  ],
)

const vehicles = categoryFolder(
  'vehicles',
  'Vehicles',
  'Cars, trucks, motorcycles, boats and trailers.',
  [
    optionalCategory('vehicles.title', {
      name: 'Title or registration',
      description: 'If you have a vehicle, send the title or registration for each one.',
      why: 'It shows whose name the vehicle is in.',
      help: 'The motor vehicle office (DMV) can print the registration. If your lender keeps the title, the registration is enough.',
    }),
    optionalCategory('vehicles.loan', {
      name: 'Loan or lease statement',
      description:
        'If you are still paying for a vehicle, send the statement. It should show the payoff amount (what you need to pay it off).',
      period: 'The latest one',
      why: 'It shows what is still owed, so you and your attorney can talk about keeping the vehicle.',
      help: 'Call the lender and ask for a “payoff letter”. It is accepted instead of a statement.',
    }),
    optionalCategory('vehicles.insurance', {
      name: 'Proof of insurance',
      description: 'If you have a vehicle, send the insurance card or policy.',
      period: 'The insurance you have now',
      why: 'The trustee, and the lender if you have one, want to see that the vehicle is insured.',
      help: 'You can get it from your insurance company’s app or from your agent. The card from the app is fine.',
    }),
    optionalCategory('vehicles.value', {
      name: 'Vehicle value',
      description:
        'If you have a vehicle, send a printout from Kelley Blue Book or NADA that fits its mileage and condition.',
      period: 'What it is worth today',
      why: 'Your attorney needs the value to see if and how the vehicle can be protected.',
      help: 'A note with the year, the model and the mileage is fine. If you are not sure how to do this, skip it. Your attorney can look it up.',
    }),
    optionalCategory('vehicles.repossession', {
      name: 'Repossession notice',
      description:
        'If a vehicle was repossessed (taken back by the lender), or you were told it would be, send the letter. Please also call your attorney.',
      why: 'The sooner your attorney knows, the more choices you may have.',
      help: 'The lender can send the letter again. If you were told by phone or text, write down who told you, when, and which vehicle. Send a photo of your note.',
    }),
  ],
)

const debts = categoryFolder(
  'debts',
  'Debts',
  'Everyone you owe money to, so no one is left out.',
  [
    optionalCategory('debts.credit-report', {
      name: 'Credit report',
      description:
        'If you have your credit reports, send the one from each of the three bureaus. Ask your attorney first; many firms order them for you.',
      period: 'The latest ones',
      why: 'It names most of the people and companies you owe.',
      help: 'You can get the reports for free at annualcreditreport.com. One report is enough to start with.',
      perDebtor: true,
    }),
    requiredCategory('debts.bills', {
      name: 'Bills and collection letters',
      description:
        'Send a bill, letter or statement from everyone you owe. A credit report does not list them all. One photo for each is enough.',
      period: 'The latest one from each',
      why: 'You must list everyone you owe, because a debt you leave out may not go away.',
      help: 'Didn’t keep the letters? A list of the names and about how much you owe each one is fine to start with. You can add new letters later.',
    }),
    optionalCategory('debts.student-loans', {
      name: 'Student loans',
      description:
        'If you have student loans, send a summary that shows each loan and its balance.',
      period: 'The latest one',
      why: 'Student loans have their own rules, so your attorney needs to see each one.',
      help: 'Federal loans are listed at studentaid.gov; a printout of that list is accepted. For a private loan, a bill is fine.',
    }),
    optionalCategory('debts.medical', {
      name: 'Medical bills',
      description:
        'If you owe a doctor, a hospital or an ambulance company, send the bill from each.',
      period: 'The latest one from each',
      why: 'One visit can bring bills from several places, and you must list each one.',
      help: 'The billing office can print what you owe. A letter about the visit from a collection agency or from your health insurance is fine.',
    }),
    optionalCategory('debts.personal-loans', {
      name: 'Personal, payday and title loans',
      description:
        'If you have any of these, send the contract or the latest statement. Loans from friends and family count too.',
      why: 'You must list everyone you owe, and the contract shows what you agreed to.',
      help: 'The lender can print the contract again. Nothing in writing? A note with the lender’s name and address and the amount is fine.',
    }),
    optionalCategory('debts.tax', {
      name: 'Tax debts',
      description:
        'If you owe taxes, send the letter from the IRS or your state that says how much you owe and for which years.',
      period: 'The latest one',
      why: 'Some taxes can be cleared and some cannot, and it depends on the years.',
      help: 'Your account at irs.gov shows what you owe for each year. An “account transcript” from the IRS is accepted too.',
    }),
    optionalCategory('debts.co-signers', {
      name: 'Co-signer papers',
      description:
        'If someone signed a loan with you, or you signed for someone else, send the contract.',
      why: 'Your court papers must name the other person too.',
      help: 'The lender can send a copy. A note that says which loan it is, with the other person’s name and address, is fine to start with.',
    }),
  ],
)

export const homeAndVehicles: readonly TemplateCategory[] = [home, vehicles]
export const everybodyOwed: readonly TemplateCategory[] = [debts]
