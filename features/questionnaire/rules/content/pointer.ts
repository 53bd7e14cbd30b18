// JSON pointers with record IDs in place of indexes: '/otherNumbers/k3x9ab/number'.

export function stepInto(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

export function getPointer(path: readonly string[]): string {
  return path.reduce(stepInto, '')
}

export function getSteps(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
