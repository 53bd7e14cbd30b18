// The amounts and times that the checks hold answers against. Those of the law are adjusted every three years, next on 4/1/2028 (outline, constants).

/** A home bought in the last 1,215 days is protected up to this, as of 4/1/2025. */
export const homesteadCap = 214_000
export const homesteadCapDays = 1_215

/** Payments of this much to one creditor within 90 days are listed. */
export const listedPayments = 600

/** How long the first course is good. */
export const courseDays = 180

/** How far back addresses go. */
export const addressMonths = 36

/** Two amounts for the same payment may differ by so much. */
export const paymentTolerance = 50

/** Costs may be above income by so much, and income above costs by so much (chapter 7). */
export const budgetShortfall = 300
export const budgetSurplus = 200

/** A total may differ from its list by so much of the larger of the two. */
export const totalTolerance = 0.1
