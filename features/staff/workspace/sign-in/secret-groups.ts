/** `JBSWY3DPEHPK3PXP` returns `JBSW Y3DP EHPK 3PXP`, as people type it. */
export function groupSecret(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? ''
}
