// spec: courses#lost-response-local, courses#retry-local
import type { OrderStatus, OrderStep } from '../../rules/progress/courses.ts'

export interface StandingStep {
  readonly orderStep: string
  readonly orderStatus: number
  readonly hasPlacedOrder: boolean
}

export interface LocalStep {
  readonly orderStep: OrderStep
  readonly orderStatus: OrderStatus
}

export interface Overlay {
  readonly shown: LocalStep
  readonly over: StandingStep
}

/** Returns the local step until the server's step changes. */
export function overlaid<Standing extends StandingStep>(
  standing: Standing,
  overlay: Overlay | undefined,
): Standing {
  return overlay !== undefined && isSameStep(standing, overlay.over)
    ? { ...standing, ...overlay.shown }
    : standing
}

function isSameStep(one: StandingStep, other: StandingStep): boolean {
  return (
    one.orderStep === other.orderStep &&
    one.orderStatus === other.orderStatus &&
    one.hasPlacedOrder === other.hasPlacedOrder
  )
}
