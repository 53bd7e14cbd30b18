/** For how long a browser keeps what staff have typed and not sent (spec: staff#tab-drafts). */
export const draftDays = 7
