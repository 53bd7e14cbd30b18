/** Per person (spec: staff#passkeys). */
export const maxPasskeys = 10
export const maxPasskeyNameCharacters = 60
/** How long a browser may take to sign a challenge. */
export const challengeMinutes = 5
/** Bytes of the ID that an authenticator chooses. */
export const maxCredentialIdBytes = 1023
