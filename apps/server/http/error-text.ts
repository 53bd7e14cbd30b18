const diskFullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

export function sentenceOfError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isDiskFull =
    error instanceof Error && 'code' in error && diskFullCodes.has(String(error.code))
  return isDiskFull ? `The disk is full (${message}). Make room and start again.` : message
}

export function describeError(error: unknown): unknown {
  return error instanceof Error ? { message: error.message, stack: error.stack } : String(error)
}
