// The steps that a new case copies: the way from the first talk to the end, in plain words.

export interface TimelineStep {
  readonly name: string
  readonly description: string
}

export const timelineTemplate: readonly TimelineStep[] = [
  { name: 'Set up', description: 'Your account is ready.' },
  { name: 'Tell us about your finances', description: 'The course, your documents and the questionnaire.' },
  { name: 'We prepare your papers', description: 'Your attorney checks everything. About one week.' },
  { name: 'Your case is filed', description: 'You get a case number. Collectors must stop.' },
  { name: 'Court', description: 'A short meeting with the trustee, and the second course.' },
  { name: 'Complete', description: 'Your debts are discharged and the case closes.' },
]

/** Where a matter of this status stands on the template: the index of its current step. */
export function currentStep(status: string): number {
  if (status === 'Pre-Filing') return 1
  return status === 'Filed' ? 4 : 5
}
