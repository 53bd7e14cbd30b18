// Closes everything that a run opened: at the end, after a failure and on Ctrl-C.

export interface Stage {
  /** Flags for the Node of our server (`--cpu-prof` …). */
  readonly serverFlags: readonly string[]
  /** Registers a function that closes something. The functions run in reverse order. */
  atEnd(close: () => Promise<unknown>): void
  /** Idempotent. */
  close(): Promise<void>
}

export function openStage(serverFlags: readonly string[]): Stage {
  const closers: Array<() => Promise<unknown>> = []
  let closing: Promise<void> | undefined
  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) {
      await close().catch((error: unknown) =>
        process.stderr.write(`Something did not close: ${String(error)}\n`),
      )
    }
  }
  const stage: Stage = {
    serverFlags,
    atEnd: (close) => void closers.push(close),
    close: () => (closing ??= closeAll()),
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      process.stderr.write('\nClosing …\n')
      void stage.close().then(() => process.exit(130))
    })
  }
  return stage
}
