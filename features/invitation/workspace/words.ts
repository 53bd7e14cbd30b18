import { clientsProblems } from '#features/cases/rules/clients/problems.ts'
import { messageSentences } from '#features/notifications/workspace/message-sentences.ts'
import { staffProblems } from '#features/staff/rules/problems.ts'
import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { inviteProblems } from '../rules/clients/problems.ts'

export const { importWords, inviteWords, similarWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    inviteWords: {
      clients: 'Clients',
      title: 'Invite a client',
      lead: 'You can change everything on this page later, at the case. Email, phone and language are the client’s own once the client has an account.',
      importInstead: 'Import many clients',
      tryAgain: 'Try again',
      people: 'People',
      whoFiles: 'Who files',
      alone: 'One person files',
      together: 'Two spouses file together',
      togetherHint: 'Each gets their own account and sign-in.',
      debtor: (debtor: number) => `Debtor ${debtor}`,
      givenName: 'First name',
      familyName: 'Last name',
      email: 'Email',
      mobilePhone: 'Mobile phone',
      language: 'Language',
      languages: { EN: 'English', ES: 'Spanish' },
      sharedPhone: 'They share this phone and agree that both get codes and messages on it.',
      discreet: 'Messages never say “bankruptcy”.',
      case: 'Case',
      chapter: 'Chapter',
      notSure: 'Not sure',
      plannedFiling: 'Planned filing date',
      dayHint: 'MM/DD/YYYY',
      attorney: 'Attorney',
      paralegal: 'Paralegal',
      noParalegal: 'Not assigned yet',
      chooseAttorney: 'Choose an attorney',
      urgent: 'Anything urgent?',
      whatWeAskFor: 'What we ask for',
      checklist: 'Document checklist',
      checklistText:
        'The checklist of your firm for the chapter. You can change it for this case later, under Documents.',
      standardChecklist: 'Standard',
      checklistHint:
        'What it asks for in the chapter. You can change it for this case later, under Documents.',
      questionnaire: 'Questionnaire',
      questionnaireHint: 'About three hours in all. They can stop at any time.',
      rightAway: 'Right away',
      later: 'Later',
      questionnaireDue: 'Questionnaire due',
      courses: 'Courses',
      whoPays: 'Who pays for the courses?',
      firmPays: 'The firm',
      clientPays: 'The client',
      clientCode: 'Client code',
      clientCodeHint:
        'From your course service. With it, they see the courses. You can add it later.',
      greeting: 'Greeting',
      yourWords: 'Your words to the client',
      greetingIn: {
        EN: 'Goes out as you write it. Your client reads English.',
        ES: 'Goes out as you write it. Your client reads Spanish.',
        BOTH: 'Goes out as you write it. One reads English, the other Spanish.',
      },
      charactersLeft: (left: number) => `${left} characters left`,
      charactersOver: (over: number) => `${over} characters too many`,
      whatTheyReceive: 'What they receive',
      channel: 'Channel',
      asEmail: 'Email',
      asText: 'Text',
      previewLanguage: 'Language of the preview',
      from: 'From',
      to: 'To',
      subject: 'Subject',
      previewFailed: 'The preview could not be loaded.',
      whatGoesOut: (people: number, days: number) =>
        people === 1
          ? `An email and a text go out. The link works for ${days} days and only once.`
          : `Each spouse gets an email and a text with their own link, shown here for debtor 1. It works for ${days} days and only once.`,
      send: 'Send invitation',
      sendTwo: 'Send 2 invitations',
      sending: 'Sending…',
      save: 'Save without sending',
      trouble:
        'We cannot reach Daybreak right now. Nothing you typed is lost. Check your connection and try again; the case is created only once.',
      fieldOf: (field: string, debtor: number) => `${field}, debtor ${debtor}`,
      urgencies: {
        FORECLOSURE: 'Foreclosure sale',
        WAGES_GARNISHED: 'Wages garnished',
        EVICTION_OR_LAWSUIT: 'Eviction or lawsuit',
      },
    },
    similarWords: {
      title: 'Is this the same person?',
      lead: 'Your firm already has a case that looks similar. Open it to compare. Your form stays as it is.',
      newPerson: 'This is a new person',
      goBack: 'Back to the form',
    },
    importWords: {
      clients: 'Clients',
      title: 'Import clients',
      lead: 'Add your current clients from a spreadsheet. First we check the list. Nothing is sent until you say so.',
      list: 'Your list',
      howTo: 'Save your spreadsheet as CSV. Each row is one case.',
      template: 'Download a template',
      templateName: 'daybreak-clients.csv',
      chooseFile: 'Choose a CSV file',
      orPaste: 'Or paste the rows here, with the headings',
      fileRead: (name: string) => `We read ${name}.`,
      fileTooLarge: 'This file is too large. Divide it into lists of at most 300 rows.',
      fileUnreadable: 'We could not read this file. Save it as CSV and choose it again.',
      isFromMac: 'Please check the accents in this list',
      readAsMac: (words: string) => `The list seems to come from a Mac. We read: ${words}`,
      readAsWindows: (words: string) => `The other reading is: ${words}`,
      accentsAreRight: 'The accents are right',
      useOtherAccents: 'Use the other reading',
      listMissing: 'Choose a file, or paste your list.',
      check: 'Check the list',
      checking: 'Checking…',
      checked: 'What we read',
      summary: (ready: number, faulty: number) => {
        const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)
        return faulty === 0
          ? `${rows(ready)} can be created.`
          : `${rows(ready)} can be created. ${rows(faulty)} must be corrected first.`
      },
      onlyFaulty: 'Show only rows to look at',
      row: 'Row',
      client: 'Client',
      result: 'Result',
      noName: 'No name',
      ready: 'Ready',
      compareFirst: 'Can be created. Compare first',
      looksLike: 'Looks like',
      problemAt: (column: string, words: string) => `${column}: ${words}`,
      create: (ready: number) => (ready === 1 ? 'Create 1 case' : `Create ${ready} cases`),
      creating: 'Creating…',
      nothingIsSent:
        'Nothing is sent. Rows that look like a client you have are created, too: remove them from the list if they are the same person.',
      nothingToCreate: 'Correct the list first. No row can be created.',
      created: (created: number) =>
        created === 1 ? '1 case was created.' : `${created} cases were created.`,
      createdNext: 'Nothing was sent. Send the invitations now, or later from each case.',
      leftOut: (rows: number) =>
        rows === 1
          ? '1 row had problems and was left out.'
          : `${rows} rows had problems and were left out.`,
      sendAll: (cases: number) =>
        cases === 1 ? 'Send the invitation' : `Send the invitations of ${cases} cases`,
      sending: 'Sending…',
      sent: 'The invitation is on its way.',
      toClients: 'Go to Clients',
      another: 'Import another list',
      trouble:
        'We cannot reach Daybreak right now. Check your connection and try again; no case is created twice.',
    },
  },
})

const ofTheRequest = mergeWords(
  mergeWords(requestSentences, messageSentences),
  defineSentences({
    en: staffProblems,
    es: () => import('#features/staff/rules/problems.es.ts'),
  }),
)

/** The refusals of a new case and its invitations. */
export const inviteSentences = mergeWords(
  ofTheRequest,
  mergeWords(
    defineSentences({
      en: clientsProblems,
      es: () => import('#features/cases/rules/clients/problems.es.ts'),
    }),
    defineSentences({ en: inviteProblems, es: () => import('../rules/clients/problems.es.ts') }),
  ),
)
