/** Max length of a reply to a request for help, in characters. */
export const replyMaxCharacters = 500
