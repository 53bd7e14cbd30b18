// spec: courses#lost-response-local, courses#retry-local
import type { OrderStatus, OrderStep } from '../../rules/progress/courses.ts'

export interface ServerStep {
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
  readonly over: ServerStep
}

/** Returns the local step until the server's step changes, then the server's step. */
export function withLocalStep<ServerState extends ServerStep>(
  serverState: ServerState,
  overlay: Overlay | undefined,
): ServerState {
  return overlay !== undefined && isSameStep(serverState, overlay.over)
    ? { ...serverState, ...overlay.shown }
    : serverState
}

function isSameStep(a: ServerStep, b: ServerStep): boolean {
  return (
    a.orderStep === b.orderStep &&
    a.orderStatus === b.orderStatus &&
    a.hasPlacedOrder === b.hasPlacedOrder
  )
}
