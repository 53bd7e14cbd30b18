export type SecondStep = 'AUTHENTICATOR' | 'PASSKEY' | 'RECOVERY_CODE'

export interface FactorCounts {
  readonly passkeys: number
  readonly recoveryCodes: number
}

/** The second steps of a login whose authenticator is set up. */
export function listFactors({ passkeys, recoveryCodes }: FactorCounts): readonly SecondStep[] {
  return [
    'AUTHENTICATOR',
    ...(passkeys > 0 ? (['PASSKEY'] as const) : []),
    ...(recoveryCodes > 0 ? (['RECOVERY_CODE'] as const) : []),
  ]
}
