import { creditCounselingKey, debtorEducationKey } from './category-kind.ts'

/** Texts that the template once had, which cases still store. Clients read what it says today. */
export const earlierCategoryTexts: Readonly<
  Record<string, { readonly why?: string; readonly help?: string }>
> = {
  'identity.photo-id': {
    why: 'The trustee (the person who reviews your case for the court) must check who you are before your meeting.',
  },
  'income.pay-stubs-60-days': {
    why: 'The law requires them, and the court can close a case when they are missing.',
    help: 'Ask your employer’s payroll office for a printout. It is accepted just like a pay stub. If you have no job now, tell your attorney, who can take this off your list.',
  },
  'income.family-help': {
    why: 'Your plan payment is based on all the money you receive, and the trustee wants to see this help in writing.',
  },
  'taxes.four-years': {
    why: 'In a Chapter 13 case, they must all be filed before the day of your meeting with the trustee.',
  },
  'home.tax-and-value': {
    why: 'Your attorney needs the value to see how your home can be protected.',
  },
  'vehicles.value': {
    why: 'Your attorney needs the value to see how the vehicle can be protected.',
  },
  'court.lawsuits': {
    why: 'You must list all of these, and most of them stop once your case is filed.',
  },
  'costs.special': {
    why: 'The court counts these expenses when there is proof of them.',
  },
  [creditCounselingKey]: {
    help: 'Ask the course provider to send it again. They have it on file. A clear photo of the printed certificate is fine.',
  },
  [debtorEducationKey]: {
    why: 'The court needs to see it before your debts can be cleared.',
    help: 'Ask the course provider to send it again. They have it on file. A clear photo of the printed certificate is fine.',
  },
  'after-filing.bank-statement': {
    why: 'The court needs to know what was in each account on that day.',
  },
  'after-filing.reaffirmation': {
    why: 'If you sign it, you owe that debt again, whatever happens to your other debts.',
  },
  'after-filing.yearly-tax': {
    why: 'Each year the trustee looks at what you earn and what refund you got.',
  },
}
