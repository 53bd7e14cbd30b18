/** Max length of a reply to a request for help, in characters. */
export const replyMaxCharacters = 500

/** Length of the reason for revealing a number, in characters. */
export const reasonLength = { min: 3, max: 200 } as const
