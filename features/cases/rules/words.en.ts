// English texts of the server. The firm may replace them later.

export const dashboardWords = {
  preFiling: {
    title: 'We are preparing your case for filing',
    header:
      'Your answers and documents go into the papers that your attorney files with the court.',
    current:
      'We are collecting your information. When your tasks are done, your attorney checks everything and calls you about signing. Nothing is sent to the court until you have signed.',
  },
  filed: {
    title: 'Congratulations! Your case has been filed',
    header: 'The court has your papers and has given your case a number.',
    current:
      'From the day of filing, most creditors must stop collecting from you. There are exceptions, for example child support, or if an earlier case of yours was dismissed in the last year. If someone still tries to collect, tell them your case number and call your attorney. Every case includes a short meeting with the trustee, the person appointed to oversee your case.',
  },
  filedWithoutNumber: {
    title: 'Congratulations! Your case has been filed',
    header:
      'The court has your papers. Your case number will appear here once the court gives you one.',
    current:
      'From the day of filing, most creditors must stop collecting from you. There are exceptions, for example child support, or if an earlier case of yours was dismissed in the last year. If someone still tries to collect, call your attorney. Every case includes a short meeting with the trustee, the person appointed to oversee your case.',
  },
} as const

/** The texts of notifications, by the second half of their kind. */
export const caseNews = {
  status: 'Your case moved forward: {status}',
  /** A correction, or a case that was reopened. */
  'status-back': 'The status of your case was changed to: {status}',
  /** For a case that was already filed. */
  number: 'The court gave your case a number: {number}',
  'number-removed': '{number} is no longer the number of your case. Please do not use it.',
  /** The day of the meeting of creditors was set, or its details have changed. */
  meeting: 'Your meeting of creditors is on {day}',
  'meeting-moved': 'Your meeting of creditors is on {day}, no longer on {before}',
  'meeting-removed': 'Your meeting of creditors is no longer on {before}. No new date is set.',
  /** The court has converted the case. */
  converted: 'Your case now continues under Chapter {chapter}',
  /** The firm reminds a client of what is open. */
  reminder: 'Your attorney’s office is waiting for you: {task}',
} as const

/** What a reminder names. */
export const reminderTasks = {
  DOCUMENTS: 'your documents',
  QUESTIONNAIRE: 'your questionnaire',
  FIRST_COURSE: 'your first course',
  SECOND_COURSE: 'your second course',
} as const

/** Emails to the people who work on a case. Firms work in English. */
export const staffMails = {
  deactivated: {
    subject: 'A client deactivated their case',
    body: '{people} deactivated their case in the client portal. They no longer see the case there, and what they do there no longer reaches the case. Nothing was deleted, and every signed agreement is still valid. They can reactivate the case at any time.\n\nPlease contact them if you did not expect this.\n',
  },
  activated: {
    subject: 'A client reactivated their case',
    body: '{people} reactivated their case in the client portal. They see the case there again, and what they do there reaches the case again.\n',
  },
  assigned: {
    subject: 'You were assigned to a case',
    body: 'You now work on the case of {people}.\n',
  },
  task: {
    subject: 'You have a new task',
    body: 'You have a new task in the case of {people}.\n',
  },
  joined: {
    subject: 'A client accepted your invitation',
    body: '{people} accepted your invitation to the client portal.\n',
  },
  'last-reminder': {
    subject: 'A client got the last reminder',
    body: 'We sent {people} the last automatic reminder. A call may help now.\n',
  },
  undelivered: {
    subject: 'A message to a client could not be delivered',
    body: 'A message to {people} could not be delivered. Please check their email address and phone number.\n',
  },
} as const

/** The same in the bell. */
export const staffNotices = {
  assigned: 'You were assigned to the case of {people}',
  task: 'New task in the case of {people}: {title}',
  deactivated: '{people} deactivated their case',
  activated: '{people} reactivated their case',
  joined: '{people} accepted the invitation',
  'last-reminder': 'Last reminder sent to {people}. A call may help now.',
  undelivered: 'A message to {people} could not be delivered',
} as const

/** The last lines of each email about one case. */
export const firmAlertCase = { number: 'Case number: {number}\n', id: 'Case ID: {id}\n' } as const
