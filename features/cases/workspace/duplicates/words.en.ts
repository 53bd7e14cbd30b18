export const duplicateWords = {
  reasons: {
    SAME_NAME: 'Same name',
    SAME_EMAIL: 'Same email',
    SAME_PHONE: 'Same mobile phone',
  },
  stages: { PRE_FILING: 'Pre-Filing', FILED: 'Filed', COMPLETE: 'Complete' },
  chapter: (chapter: number) => `Chapter ${chapter}`,
  newTab: 'opens in a new tab',
  and: 'and',
} as const
