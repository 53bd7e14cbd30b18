const maxTypeLength = 100

/**
 * Returns each finding of the compiler once, because several projects contain the same file, and
 * cuts long types. The details of a finding are indented below it.
 */
export function toReadableTypeErrors(output: string): string {
  const findings = output.trimEnd().split(/\n(?!\s)/)
  return [...new Set(findings)].map(cutLongTypes).join('\n')
}

function cutLongTypes(finding: string): string {
  return finding.replaceAll(/'([^'\n]+)'/g, (quoted, type: string) =>
    type.length > maxTypeLength ? `'${type.slice(0, maxTypeLength)}…'` : quoted,
  )
}
