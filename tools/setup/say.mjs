// How set-up speaks: one calm line a step, with its duration.

/** Lines go to standard output, or to standard error when the command's own output belongs to the caller. */
export function voice(stream) {
  return {
    line: (text) => stream.write(`${text}\n`),
    /** Runs one step and says how long it took. A step that fails throws an `Error` whose message is for people. */
    async step(label, work) {
      const started = performance.now()
      const note = await work()
      stream.write(
        `  ${label}${note ? ` (${note})` : ''} … ${seconds(performance.now() - started)}\n`,
      )
    },
  }
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
