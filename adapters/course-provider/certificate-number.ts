import * as v from 'valibot'

/** Certificate numbers appear on screens, in calendars and in court. */
export const certificateNumber = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cf}<>]{1,100}$/u))
