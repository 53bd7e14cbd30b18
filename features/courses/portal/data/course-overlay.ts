// What this tab knows better than the server for a while: a step whose answer was lost, and a retry, which makes no call (decisions-courses A5, A5.2).
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
  /** What the server said when it was laid over. */
  readonly over: StandingStep
}

/** The local step, as long as the server still says what it said before; whatever it has learnt since counts more. */
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
