export const ownLength = { zip: 5, ein: 9, ssn: 9, itin: 9 } as const
