// The way into an online course, built here from what the server gave (seeds/002, section 7).

export interface CourseTokens {
  readonly info1: string | null
  readonly info2: string | null
}

/** `{host}/orders/courses/Provider{providerId}?info1=…&info2=…`; what is empty is replaced by a placeholder. */
export function courseLink(
  host: string,
  providerId: number,
  { info1, info2 }: CourseTokens,
): string {
  const tokens = new URLSearchParams({ info1: info1 || 'noinfo1', info2: info2 || 'noinfo2' })
  return `${host}/orders/courses/Provider${providerId}?${tokens.toString()}`
}
