// What may be the number of a certificate: it stands on screens, in calendars and before a court.

export function isCertificateNumber(value: unknown): value is string {
  return typeof value === 'string' && /^[^\p{Cc}\p{Cf}<>]{1,100}$/u.test(value)
}
