// What the server itself says about a case, in English. The firm may replace these sentences later.

export const dashboardWords = {
  preFiling: {
    title: 'We are preparing your case for filing',
    header: 'Your answers and documents go into the papers that your attorney files with the court.',
    current: 'We are collecting your information. When your tasks are done, your attorney checks everything and calls you about signing. Nothing is sent to the court until you have signed.',
  },
  filed: {
    title: 'Congratulations! Your case has been filed',
    header: 'The court has your papers and has given your case a number.',
    current: 'From the day of filing, most creditors must stop collecting from you. There are exceptions, for example child support. If someone still tries to collect, tell them your case number and call your attorney. The next step is a short meeting with the trustee.',
  },
  filedWithoutNumber: {
    title: 'Congratulations! Your case has been filed',
    header: 'The court has your papers. You will find your case number here when the court has given one.',
    current: 'From the day of filing, most creditors must stop collecting from you. There are exceptions, for example child support. If someone still tries to collect, call your attorney. The next step is a short meeting with the trustee.',
  },
} as const

/** What the bell and toasts show, by the second half of the kind. The news of an ended case are in the words of its outcome. */
export const caseNews = {
  status: 'Your case moved on: {status}',
  /** A correction, or a case that goes on after all. */
  'status-back': 'The status of your case was changed to: {status}',
  /** Of a case that was filed before. */
  number: 'The court has given your case its number: {number}',
  /** The day of the meeting of creditors was set or changed. */
  meeting: 'Your meeting of creditors is on {day}',
} as const

/** What an attorney is told by e-mail; firms work in English. */
export const firmAlerts = {
  deactivated: {
    subject: 'A client has deactivated their case',
    body: '{name} has deactivated their case in the client portal. They no longer see it there, and what they do there no longer reaches it. Nothing was deleted, nothing that was signed is void, and they can activate it again at any time.\n\nPlease get in touch with them if you did not expect this.\n',
  },
  activated: {
    subject: 'A client has reactivated their case',
    body: '{name} has reactivated their case in the client portal. They see it there again, and what they do there reaches it again.\n',
  },
} as const

/** The last lines of each email about one case. */
export const firmAlertCase = { number: 'Case number: {number}\n', id: 'Case ID: {id}\n' } as const
