/** Reading a questionnaire opens all answers, so it is not read as often as a list. */
export const pollMs = 30_000
