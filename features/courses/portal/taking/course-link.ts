export interface CourseTokens {
  readonly info1: string | null
  readonly info2: string | null
}

/** spec: courses#course-link */
export function courseLink(
  host: string,
  providerId: number,
  { info1, info2 }: CourseTokens,
): string {
  const tokens = new URLSearchParams({ info1: info1 || 'noinfo1', info2: info2 || 'noinfo2' })
  return `${host}/orders/courses/Provider${providerId}?${tokens.toString()}`
}
