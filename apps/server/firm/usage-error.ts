// What a person typed wrong at one of the firm's commands; shown without a stack.
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
