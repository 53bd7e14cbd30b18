// A place inside an answer in one line: a JSON pointer, with the ids of records in place of their numbers: '/otherNumbers/k3x9ab/number'.

/** One step further. */
export function stepInto(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

export function pointerOf(path: readonly string[]): string {
  return path.reduce(stepInto, '')
}

export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
