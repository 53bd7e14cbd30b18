// How many digits a number has that is always as long: its kind says it, and the content needs not.

export const ownLength = { zip: 5, ein: 9, ssn: 9, itin: 9 } as const
