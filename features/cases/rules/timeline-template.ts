// The steps that a new case copies: the way from the first talk to the end, in plain words.

export interface TimelineStep {
  readonly name: string
  readonly description: string
}

export const timelineTemplate: readonly TimelineStep[] = [
  { name: 'Set up', description: 'Your account is ready.' },
  {
    name: 'Tell us about your finances',
    description: 'The course, your documents and the questionnaire.',
  },
  {
    name: 'We prepare your papers',
    description: 'Your attorney checks everything. About one week.',
  },
  {
    name: 'Your case is filed',
    description:
      'You get a case number. Most creditors must then stop collecting. Your attorney tells you about exceptions.',
  },
  { name: 'Court', description: 'A short meeting with the trustee, and the second course.' },
  { name: 'Complete', description: 'The court decides about your discharge and closes the case.' },
]

/** Position of the step "Your case is filed", as entries are numbered: from 1. */
export const filedPosition = 4

/** Texts of earlier templates that promised too much, and what is read in their place. Cases keep copies of them. */
export const currentTimelineTexts: Readonly<Record<string, string>> = {
  'You get a case number. Collectors must stop.':
    'You get a case number. Most creditors must then stop collecting. Your attorney tells you about exceptions.',
  'Your debts are discharged and the case closes.':
    'The court decides about your discharge and closes the case.',
}

/** Where a matter of this status stands on the template: the index of its current step. */
export function currentStep(status: string): number {
  if (status === 'Pre-Filing') return 1
  return status === 'Filed' ? 4 : 5
}
