import { defineSentences, defineWords, mergeWords } from '#ui/language/language.ts'
import { requestSentences } from '#ui/words.ts'
import { coursesProblems } from '../rules/problems.ts'
import * as rules from '../rules/words.en.ts'

// Specified texts must not change (spec: wording#specified-texts).

export const {
  pageWords,
  infoWords,
  handInWords,
  choiceWords,
  confirmWords,
  foundWords,
  flowWords,
  registrationWords,
  pendingWords,
  certificateWords,
} = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    pageWords: {
      title: 'Courses',
      tabs: { First: 'First Course', Second: 'Second Course' },
      about: {
        First: 'Takes about 90 minutes. The certificate is valid for 180 days.',
        Second: 'Takes about two hours.',
      },
      loadError: 'There was an error retrieving Course Data. Please try again.',
      refreshError: 'Error refreshing the course data',
      refreshErrorHint: 'What you see here may be out of date.',
      retry: 'Retry',
      caseFiled: 'Your case has been filed.',
      alreadyOrdered: 'This course has already been ordered.',
      sentBack: 'Your certificate was sent back. You can send another one or take the course here.',
      toCategory: 'Send another certificate',
      invalid: 'We found a problem with this course.',
      invalidHint:
        'Please try again in a few minutes. If you still see this message, please contact your attorney and give them this error code:',
      lawFirm: 'Contact your law firm',
    },
    /** Three titles are specified in lower case; the style sheet capitalizes their first letter. */
    infoWords: {
      legacy:
        'Your course was ordered in an earlier system. Please contact your attorney for its status.',
      takeFirst: 'take first course',
      takeFirstText:
        'You take the second course after your case is filed. Please take the first course now.',
      toFirst: 'Go to First Course',
      finishedFirst: 'finished first course',
      finishedFirstText:
        'You have finished the first course. You take the second course after your case is filed. You don’t have to do anything here until then.',
      takeSecond: 'take second course',
      takeSecondText: 'You needed the first course before filing. Now it’s time for the second.',
      toSecond: 'Go to Second Course',
      ended: 'This case is closed',
      endedText: 'If you think you still need this course, ask your attorney.',
      needsCaseNumber:
        'Your case must be filed with a case number to take the second course... We will let you know when it is there.',
      held: 'Your attorney will tell you when to take this course.',
      onItsWay: 'Your certificate is on its way.',
      onItsWayText:
        'You have finished the course. You will find the certificate here as soon as the provider issues it.',
      canceled: 'Your course has been canceled. Please contact your attorney for more information.',
      together: (spouse: string) => `You take this course together with ${spouse}.`,
      togetherText: (spouse: string) =>
        `${spouse} ordered the course for both of you and is the one who starts it. Your own certificate will appear here when the course is finished.`,
      forSpouseAlone: (spouse: string) =>
        `This course was ordered for ${spouse} only. If you need it too, contact your attorney.`,
      spouse: 'your spouse',
    },
    handInWords: {
      summary: 'Already have a certificate?',
      text: 'If you have already taken this course with an approved provider, you may not need to take it again: the first course counts for 180 days, the second only if you took it after your case was filed. Add a photo or a file of your certificate, and your attorney will check it.',
      link: 'Add my certificate',
    },
    choiceWords: {
      title: 'Choose from the providers listed below',
      firmPays: 'Your law firm pays for this course.',
      noChange: 'After you start a course, you cannot change to a different one.',
      alike:
        'With every provider, you can take breaks and continue later. Your certificate comes here and goes to your attorney automatically.',
      price: 'Course Price',
      priceAsOf: (today: string) => `Price as of ${today}`,
      online: 'Take Course Online',
      phone: 'Take Course By Phone Call',
      of: (button: string, provider: string) => `${button}, ${provider}`,
      noOnline: 'This provider does not offer the course online.',
      noPhone: 'This provider does not offer the course by phone.',
      phoneLanguages: 'The phone course is offered only in English and Spanish.',
      loading: 'Looking for providers of this course…',
      none: 'No provider is available right now. Please contact your attorney.',
    },
    confirmWords: {
      title: 'Confirm Course',
      none: 'Error no course selected',
      noneHint: 'Please choose a course from the list.',
      toCourses: 'Back to Courses',
      online: 'Taking course online',
      phone: 'Taking course by phone call',
      withSpouse: (spouse: string) =>
        `One course for you and ${spouse}. Each of you gets a certificate.`,
      withoutSpouse: (spouse: string) =>
        `This course is only for you. ${spouse} needs to take their own course.`,
      question: 'Are you sure you want to take this course?',
      warning: 'After you start this course, you cannot change to a different course.',
      take: 'Take This Course',
      taking: 'OrderCallContext…',
      failed: 'Please try again or go back to the list.',
    },
    foundWords: {
      title: 'Existing Course Order Found',
      text: 'You already have an order for this course. You can continue with it here.',
      status: 'Status',
      next: 'Next',
      working: 'One moment…',
    },
    flowWords: {
      title: 'Before you start',
      lead: 'You have a few short steps to do. You can stop after any step and come back.',
      steps: 'Steps before the course starts',
      verify: 'Verify your information',
      verifyText: 'The provider puts your name on the certificate.',
      verifySpouse: "Verify your spouse's information",
      verifySpouseText: 'The provider puts your spouse’s name on the second certificate.',
      disclosure: 'Disclosure Agreement',
      disclosureText: 'What the provider must tell you before the course.',
      instructions: 'Course Instructions',
      instructionsText: 'How the course works.',
      start: { First: 'Start the First Course', Second: 'Start the Second Course' },
      startText: 'You can take the course right away or later.',
      now: 'Now.',
      done: 'Done.',
      continue: 'Continue',
      starting: 'Starting your course…',
      startingText: 'This can take a few seconds. Please stay on this page.',
    },
    registrationWords: {
      error: 'Error Registering Course',
      notStarted: 'Not started yet.',
      failed: (phone: string) =>
        `Course could not be started. Please try again or contact support at ${phone}.`,
      failedWithoutPhone: 'Course could not be started. Please try again.',
      again: 'Try Again',
    },
    pendingWords: {
      ready: { First: 'Your first course is ready', Second: 'Your second course is ready' },
      started: { First: 'Your first course has begun', Second: 'Your second course has begun' },
      provider: 'Provider',
      status: 'Status',
      spouse: 'Spouse',
      go: 'Go to Course',
      opening: 'Opening…',
      newTab: 'The course opens in a new tab on the provider’s website.',
      openingPage: 'Opening your course…',
      blocked: 'Your browser did not open the new tab.',
      blockedHint: 'Use this link within one minute:',
      open: 'Open the course',
      afterwards:
        'You can leave the course and come back to it with the same button. When you finish the course, your certificate will appear here.',
      checking: (provider: string) => `We are checking for news from ${provider}…`,
      checkingHint: 'If you have finished the course, your certificate will appear here.',
      checked: (provider: string) => `No news from ${provider} yet.`,
      checkedHint:
        'If you have finished the course, this can take a few minutes. You don’t have to do anything.',
      anyProvider: 'your provider',
      call: 'Call this number to take the course',
      code: 'Your access code',
      codeHint: 'You will need it at the start of the call.',
      copy: 'Copy the access code',
      copied: 'Copied.',
      notCopied: 'We could not copy it. Please write it down.',
      afterCall: 'When you finish the course, your certificate will appear here.',
    },
    certificateWords: {
      title: 'Your certificate',
      courses: { First: 'Credit counseling', Second: 'Debtor education' },
      daysLeft: (days: number) =>
        days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`,
      noLongerValid: 'No longer valid',
      daysUsed: (used: number, total: number) => `${used} of ${total} days used`,
      completed: 'Completed on',
      validUntil: 'Valid until',
      wasValidUntil: 'Was valid until',
      number: 'Certificate number',
      download: 'Download Certificate',
      downloading: 'Downloading…',
      failed: 'We could not download the certificate. Please try again.',
      outdated: (day: string) =>
        `This certificate was valid until ${day}. Your attorney will tell you if you must take the course again.`,
      attorneyHasIt: (attorney: string) =>
        `${attorney} has it too. You have nothing more to do for this course.`,
      endsSoon: (day: string, attorney: string) =>
        `Your case has to be filed by ${day}. ${attorney} knows this date. To help, send in what is still on your list.`,
      toTasks: 'See What Is Left to Do',
      ask: (attorney: string) => `Ask ${attorney}`,
      waiting: 'Your certificate is sent, waiting for your attorney.',
      checked: 'Your attorney has accepted the certificate that you sent.',
      view: 'View Document',
    },
  },
})

export const { bannerWords, courseStatusLabels, failureWords, jointLabels, priceWords } =
  defineWords({
    // Names the texts, because the others of this file are only for the server.
    en: {
      bannerWords: rules.bannerWords,
      courseStatusLabels: rules.courseStatusLabels,
      failureWords: rules.failureWords,
      jointLabels: rules.jointLabels,
      priceWords: rules.priceWords,
    },
    es: () => import('../rules/words.es.ts'),
  })

export const coursesSentences = mergeWords(
  requestSentences,
  defineSentences({ en: coursesProblems, es: () => import('../rules/problems.es.ts') }),
)
