// What follows after a step of the sign-in (spec: staff#two-steps, staff#several-firms).

/** A login whose password was right. */
export interface FlowLogin {
  readonly staffId: string
  /** Has an authenticator. */
  readonly isConfirmed: boolean
  /** Its second step was right in this sign-in. */
  readonly isProven: boolean
}

export type NextStep =
  | { readonly type: 'second-step' }
  | { readonly type: 'choose-firm'; readonly staffIds: readonly string[] }
  | { readonly type: 'set-up'; readonly staffId: string }
  | { readonly type: 'sign-in'; readonly staffId: string }

/** Returns undefined when no login is left, so the sign-in starts again. */
export function decideNextStep(
  logins: readonly FlowLogin[],
  chosenId: string | null,
): NextStep | undefined {
  if (logins.length === 0) return undefined
  const options = logins.filter(isOpen)
  const chosen = options.find(({ staffId }) => staffId === chosenId)
  if (chosen) return toStep(chosen)
  const needsCode =
    logins.some(({ isConfirmed }) => isConfirmed) && !logins.some(({ isProven }) => isProven)
  if (needsCode) return { type: 'second-step' }
  const [first, ...more] = options
  if (first && more.length === 0) return toStep(first)
  return { type: 'choose-firm', staffIds: options.map(({ staffId }) => staffId) }
}

/** A login without an authenticator has no second step to prove yet. */
function isOpen({ isConfirmed, isProven }: FlowLogin): boolean {
  return isProven || !isConfirmed
}

function toStep({ staffId, isConfirmed }: FlowLogin): NextStep {
  return { type: isConfirmed ? 'sign-in' : 'set-up', staffId }
}
