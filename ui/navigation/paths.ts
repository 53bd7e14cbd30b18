// Every path of the portal, once (seeds/000, section 2). Routes take the patterns, links take the functions.

export const paths = {
  home: '/',
  login: '/login',
  twoFactor: '/login/2fauth',
  forgot: '/login/forgot',
  forgotValidate: '/login/forgot/validate',
  forgotNoAccount: '/login/forgot/noaccount',
  forgotNotSetUp: '/login/forgot/account-not-setup',
  reset: (accountId?: string) =>
    accountId === undefined ? '/login/reset' : `/login/reset/${encodeURIComponent(accountId)}`,
  accountCreation: (invitationId: string) =>
    `/account-creation/${encodeURIComponent(invitationId)}`,
  notCompleted: '/account-creation/not-completed',
  notMe: (token: string) => `/not-me/${encodeURIComponent(token)}`,
  userProfile: '/user-profile',
  notifications: '/notifications',
  client: '/client',
  caseHome: (caseId?: string) =>
    caseId === undefined ? '/dashboard/case' : `/dashboard/case/${encodeURIComponent(caseId)}`,
  caseInformation: '/dashboard/caseinformation',
  lawFirmInformation: '/dashboard/lawfirminformation',
  faqs: '/dashboard/frequentlyaskedquestions',
  documents: '/dashboard/documents',
  courses: '/dashboard/courses',
  questionnaires: '/dashboard/questionnaires',
  billing: '/dashboard/billing',
} as const

/** The same with the router's `$name` for a parameter. */
export const patterns = {
  reset: '/login/reset/{-$accountId}',
  accountCreation: '/account-creation/$invitationId',
  notMe: '/not-me/$token',
  caseHome: '/dashboard/case/{-$caseId}',
} as const
