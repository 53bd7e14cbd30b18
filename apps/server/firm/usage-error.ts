// Printed without a stack.
export class UsageError extends Error {
  override readonly name: string = 'UsageError'
}

/** Printed above the list of all commands. */
export class UnknownCommandError extends UsageError {
  override readonly name = 'UnknownCommandError'
}
