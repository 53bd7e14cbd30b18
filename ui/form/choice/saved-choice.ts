// A choice that is saved without a button: only the last one of several in a row is sent
// (spec: wording#choice-saved).

export interface Choice<Value> {
  /** On the screen, and not saved yet. */
  readonly chosen?: Value | undefined
  /** On its way to the server. */
  readonly sending?: Value | undefined
  /** The one that was sent before. The record may not show it yet. */
  readonly sent?: Value | undefined
}

export function choose<Value>(choice: Choice<Value>, chosen: Value): Choice<Value> {
  return { ...choice, chosen }
}

/** What has to be sent next. One request at a time, so that the last one is the one that counts. */
export function findUnsent<Value>({ chosen, sending, sent }: Choice<Value>, stored: Value) {
  if (sending !== undefined || chosen === (sent ?? stored)) return undefined
  return chosen
}

export function beginSending<Value>({ chosen, sent }: Choice<Value>): Choice<Value> {
  return { chosen, sending: chosen, sent }
}

/** The record shows what was sent, unless the person has chosen again. */
export function endSending<Value>({ chosen, sending }: Choice<Value>): Choice<Value> {
  return chosen === sending ? {} : { chosen, sent: sending }
}

export function getShown<Value>({ chosen }: Choice<Value>, stored: Value): Value {
  return chosen ?? stored
}
