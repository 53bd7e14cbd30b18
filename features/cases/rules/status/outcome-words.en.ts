export const outcomeWords = {
  discharged: {
    title: 'The court has granted your discharge',
    header: 'You have come a long way. Thank you for your trust.',
    current:
      'Your discharge ends your personal duty to pay the debts it covers. Some debts are not covered, for example child support and most student loans. A lender may still have a right to your home, car or other property, so talk with your attorney before you stop paying. Keep your discharge papers in a safe place. If someone still tries to collect a debt that is covered, call your attorney.',
    step: 'Discharge',
    stepDescription: 'The court has granted your discharge.',
    news: 'The court has granted your discharge',
  },
  dismissed: {
    title: 'Your case was dismissed',
    header: 'Please call your attorney about what comes next.',
    current:
      'The court ended your case before it was finished. Creditors may be able to collect from you again. Please call your attorney soon to talk about your options.',
    step: 'Case dismissed',
    stepDescription: 'The court ended your case before it was finished.',
    news: 'Your case was dismissed. Please call your attorney.',
  },
  withdrawn: {
    title: 'Your case was closed before filing',
    header: 'Nothing was filed with the court.',
    current:
      'Your law firm closed this case before filing it, so the case does not protect you from creditors. If you did not expect this, or if you want to continue, call your attorney.',
    step: 'Closed before filing',
    stepDescription: 'Nothing was filed with the court.',
    news: 'Your case was closed before filing',
  },
  'closed-without-discharge': {
    title: 'Your case was closed without a discharge',
    header: 'Please call your attorney about what comes next.',
    current:
      'The court closed your case without a discharge, so you may still owe your debts. Sometimes a case can be reopened, for example to file a missing course certificate. Please call your attorney soon.',
    step: 'Closed without a discharge',
    stepDescription: 'The court closed your case without a discharge.',
    news: 'Your case was closed without a discharge. Please call your attorney.',
  },
  transferred: {
    title: 'Your case was transferred',
    header: 'It is no longer handled in this portal.',
    current:
      'The transfer alone does not end your case. Ask your law firm who handles it now and where to send questions and papers.',
    step: 'Case transferred',
    stepDescription: 'Your case is handled elsewhere.',
    news: 'Your case was transferred',
  },
  unknown: {
    title: 'Your case is closed',
    header: 'Thank you for your trust.',
    current:
      'Your case is closed. If you have questions, ask your attorney. Keep your papers in a safe place.',
    step: 'Case closed',
    stepDescription: 'If you have questions, ask your attorney.',
    news: 'Your case is closed',
  },
} as const

/** Replaces the template's sentence about filing in an ended case, because it promises more. */
export const filedStepOfEndedCase = 'Your case was filed with the court.'
