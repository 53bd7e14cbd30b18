// Format of certificate numbers. They appear on screens, in calendars and in court.

export function isCertificateNumber(value: unknown): value is string {
  return typeof value === 'string' && /^[^\p{Cc}\p{Cf}<>]{1,100}$/u.test(value)
}
