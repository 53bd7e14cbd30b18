// All paths of the portal. Routes use the `patterns`, links use the functions.

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
  preview: '/preview',
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

/** With the router's `$name` for parameters. */
export const patterns = {
  reset: '/login/reset/{-$accountId}',
  accountCreation: '/account-creation/$invitationId',
  notMe: '/not-me/$token',
  caseHome: '/dashboard/case/{-$caseId}',
} as const
