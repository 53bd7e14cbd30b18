/** Uses standard error when the caller needs the command's own output. */
export function voice(stream) {
  return {
    line: (text) => stream.write(`${text}\n`),
    /** A failed step throws an `Error` with a message for the user. */
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
