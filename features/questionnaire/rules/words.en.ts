/** Shown on the card of a section; max 29 characters. */
export const sectionSummaryWords = {
  minutes: 'About {minutes} min',
  answered: '{complete} of {total} answered',
  answeredOfOne: '{complete} of 1 answered',
  nothing: 'Nothing to answer here',
} as const

/** Emails and text messages say only that there is news (spec: security#discreet-messages). */
export const questionnaireNews = {
  'sent-back': {
    one: '{actor} sent back the section “{name}” with a comment.',
    many: '{actor} sent back {count} sections of your questionnaire with comments.',
  },
  submitted: '{actor} submitted your questionnaire to your attorney.',
  helped: {
    one: '{actor} helped with a question that you marked.',
    many: '{actor} helped with {count} questions that you marked.',
  },
} as const

/** Emails to the people who work on a case. Firms work in English. */
export const staffMails = {
  help: {
    subject: 'A client asks for help with the questionnaire',
    body: '{people} chose "I need help with this" for a question of the intake questionnaire. The section cannot be completed until you answer the question with them or take it on yourself.\n\nThe question is "{question}" ({questionKey}) in the section "{section}".\nTo see it: npm run firm -- questionnaire:status {caseId}\n',
  },
  openedAfterSubmission: {
    subject: 'A submitted section now has an unanswered question',
    body: '{people} changed an answer in the intake questionnaire. The change added a question to a section that was already submitted, so the question cannot be answered there. If you need the answer, please send the section back.\n\nThe question is "{question}" ({questionKey}) in the section "{section}".\nTo see it: npm run firm -- questionnaire:status {caseId}\n',
  },
  caseChanged: {
    subject: 'Submitted sections now have unanswered questions',
    body: 'The case of {people} changed after the intake questionnaire was submitted: it became joint, or its chapter changed. This added questions to sections that were already submitted and cannot be changed there: {sections}. If you need the answers, please send these sections back.\n',
  },
  submitted: {
    subject: 'A questionnaire was submitted',
    body: '{people} submitted the intake questionnaire.\n\nYou can read it. No one can change it until you send a section back.\n',
  },
} as const

/** The same in the bell. */
export const staffNotices = {
  help: '{people} asks for help with a question in “{section}”',
  openedAfterSubmission: '{people} changed an answer, which opened a question in “{section}”',
  caseChanged: 'Submitted sections of {people} now have unanswered questions',
  submitted: '{people} submitted the questionnaire',
} as const

export const addedSectionComment =
  'Please answer this section too. It was added after you submitted your questionnaire.'

/** Default instructions. Allowed tags: p, br, ul, ol, li, strong, em, h2 and h3. */
export const defaultInstructions = [
  '<h2>How the questionnaire works</h2>',
  '<p>Your attorney uses your answers to prepare your court papers. Nothing is sent to the court until you have read and signed it.</p>',
  '<h3>Before you start</h3>',
  '<ul>',
  '<li>Have your latest pay stubs, bank statements, tax returns and bills ready.</li>',
  '<li>Take your time. We save every answer as you go. You can stop and come back at any time.</li>',
  '<li>Answer as accurately as you can. <strong>List everything you own and everyone you owe</strong>, including family and friends.</li>',
  '</ul>',
  '<h3>While you answer</h3>',
  '<ul>',
  '<li>If you do not know an amount, give your best guess and say that it is a guess.</li>',
  '<li>If you do not understand a question, choose <em>I need help with this</em> and continue. Your attorney will see it and help you.</li>',
  '<li>When you have answered every question in a section, mark the section as complete.</li>',
  '</ul>',
  '<h3>When you are done</h3>',
  '<p>When all sections are complete, press Submit to attorney. After that, you can read your answers, but you can’t change them unless your attorney sends a section back to you.</p>',
].join('')
