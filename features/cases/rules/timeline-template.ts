export interface TimelineStep {
  readonly name: string
  readonly description: string
}

/** Of the step at court. */
export const courtText =
  'A short meeting with the trustee, and the second course. In Chapter 13, also your plan payments and a court hearing about your plan.'

/** What a converted case says there instead. */
export const convertedCourtTexts = {
  7: 'Your case continues under Chapter 7. A new meeting with the trustee, and the second course.',
  13: 'Your case continues under Chapter 13. A new meeting with the trustee, your plan payments, a court hearing about your plan, and the second course.',
} as const

export const timelineTemplate: readonly TimelineStep[] = [
  { name: 'Set up', description: 'Your account is ready.' },
  {
    name: 'Tell us about your finances',
    description: 'The course, your documents and the questionnaire.',
  },
  {
    name: 'We prepare your papers',
    description: 'Your attorney checks everything.',
  },
  {
    name: 'Your case is filed',
    description:
      'You get a case number. Most creditors must then stop collecting. Your attorney tells you about exceptions.',
  },
  { name: 'Court', description: courtText },
  { name: 'Complete', description: 'The court decides about your discharge and closes the case.' },
]

/** Position of the step "Your case is filed", counted from 1. */
export const filedPosition = 4
/** Of the step "Court". */
export const courtPosition = 5

/** Maps earlier texts, which said too much or too little and are still in cases, to current texts. */
export const currentTimelineTexts: Readonly<Record<string, string>> = {
  'You get a case number. Collectors must stop.':
    'You get a case number. Most creditors must then stop collecting. Your attorney tells you about exceptions.',
  'Your debts are discharged and the case closes.':
    'The court decides about your discharge and closes the case.',
  'Your attorney checks everything. About one week.': 'Your attorney checks everything.',
  'A short meeting with the trustee, and the second course.': courtText,
  'Your case continues under Chapter 13. A new meeting with the trustee, your payment plan, and the second course.':
    convertedCourtTexts[13],
}

/** The index of the current step in the template. */
export function currentStep(status: string): number {
  if (status === 'Pre-Filing') return 1
  return status === 'Filed' ? 4 : 5
}
