// Printed without a stack.
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
