/** The stages as `StatusBadge` names them. */
export const matterStatuses = {
  PRE_FILING: 'Pre-Filing',
  FILED: 'Filed',
  COMPLETE: 'Complete',
} as const
