export type CreationScreen =
  | 'tutorial'
  | 'contact-info'
  | 'password'
  | 'verify-phone'
  | 'account-details'
  | 'verify-email'
  | 'bookmark'

export interface VerificationDue {
  readonly verifyPhone: boolean
  readonly verifyEmail: boolean
}

/** Returns the screens in order, for the channels in `due` (spec: accounts#creation-order). */
export function creationScreens(due: VerificationDue): readonly CreationScreen[] {
  const screens: CreationScreen[] = ['tutorial', 'contact-info', 'password']
  if (due.verifyPhone) screens.push('verify-phone')
  screens.push('account-details')
  if (due.verifyEmail) screens.push('verify-email')
  screens.push('bookmark')
  return screens
}

/** The last screen leads to itself. */
export function screenAfter(screen: CreationScreen, due: VerificationDue): CreationScreen {
  const screens = creationScreens(due)
  return screens[screens.indexOf(screen) + 1] ?? 'bookmark'
}

/** Returns for example step 2 of 6. The bookmark page is the goal and is not counted as a step. */
export function getStep(
  screen: CreationScreen,
  due: VerificationDue,
): { readonly step: number; readonly of: number } {
  const screens = creationScreens(due)
  return { step: screens.indexOf(screen) + 1, of: screens.length - 1 }
}
