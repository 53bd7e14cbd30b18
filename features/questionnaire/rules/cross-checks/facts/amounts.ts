// Amounts in dollars. Legal amounts change every three years, next on 4/1/2028.

/** Max protected value of a home bought in the last 1,215 days, as of 4/1/2025. */
export const homesteadCap = 214_000
export const homesteadCapDays = 1_215

/** Payments to one creditor must be listed if they reach this sum within 90 days. */
export const listedPayments = 600

export const courseDays = 180

export const addressMonths = 36

/** Max difference between two amounts for the same payment. */
export const paymentTolerance = 50

/**
 * Maximum amount by which costs may exceed income and, in chapter 7, by which income may exceed
 * costs.
 */
export const budgetShortfall = 300
export const budgetSurplus = 200

/** Max difference between a total and its list, as a share of the larger one. */
export const totalTolerance = 0.1
