/** Counts are at most 15 seconds old. */
export const pollMs = 15_000
