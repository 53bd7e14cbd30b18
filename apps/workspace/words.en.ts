export const shellWords = {
  firm: 'Firm',
  notFoundTitle: 'Page not found',
  notFoundLead: 'The workspace has no page at this address.',
  toFirm: 'Go to the first page',
  brokenTitle: 'Something went wrong',
  brokenLead: 'We could not show this page. Everything that was saved is still there.',
  tryAgain: 'Try again',
} as const
