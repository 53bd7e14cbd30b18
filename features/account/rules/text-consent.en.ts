/** What a client agrees to, as the screens show it. The record of a consent keeps this sentence. */
export const textConsent = {
  /** On the screen "Verify contact info". */
  creation:
    'Standard call, message and data rates may apply. By choosing Next you consent to a confirmation text message.',
  /** In the profile, beside the choice between email and text. */
  profile:
    'If you choose Text, you agree to get text messages about your account and your case. Standard message and data rates may apply. Reply STOP to end them.',
  /** In the profile, where a new number is typed. */
  newNumber:
    'We will text your codes to this number, and your notices if you chose Text. Standard message and data rates may apply.',
}
