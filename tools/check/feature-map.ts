// Compares the map of features in the README with the import rules.
import type { SourceFile } from './sources.ts'

type FeatureImports = Readonly<Record<string, readonly string[]>>

const rules = 'tools/check/feature-imports.json'
const entry = /^ {2}([a-z-]+)\/ +(?:→ ((?:[a-z-]+ )*[a-z-]+) {2,})?\S/

/** Each line below `features/` has the name of a feature and, after an arrow, what it may import. */
export function findWrongMap(readme: SourceFile, imports: FeatureImports): string[] {
  const lines = readme.text.split('\n')
  const start = lines.findIndex((line) => line.startsWith('features/'))
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('  '))
  const entries = lines.slice(start + 1, end).map((line) => entry.exec(line))
  const faults = entries.flatMap((match, at) => {
    const place = `${readme.path}:${start + at + 2}`
    const [, feature = '', names = ''] = match ?? []
    const allowed = imports[feature]
    if (!allowed) return [`${place} is no feature of ${rules}`]
    return toList(names.split(' ')) === toList(allowed)
      ? []
      : [`${place} must name what ${feature} may import (${rules}): ${allowed.join(' ') || 'none'}`]
  })
  const drawn = new Set(entries.map((match) => match?.[1]))
  const missing = Object.keys(imports).filter((feature) => !drawn.has(feature))
  return [
    ...faults,
    ...missing.map((feature) => `${readme.path}: the map of features lacks ${feature}`),
  ]
}

function toList(names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .toSorted()
    .join(' ')
}
