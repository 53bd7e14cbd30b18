import type { SourceFile } from './sources.ts'

/** Codes are sent and kept, so they did not follow when a feature was split. */
const prefixes: Readonly<Record<string, string>> = { work: 'cases' }

/** Returns error codes that are not unique or do not begin with the prefix of their feature. */
export function wrongProblemCodes(files: readonly SourceFile[]): string[] {
  const owners = new Map<string, string>()
  const complaints: string[] = []
  for (const { path, text } of files) {
    const feature = /^features\/([^/]+)\/rules\/problems\.ts$/.exec(path)?.[1]
    if (!feature) continue
    const prefix = prefixes[feature] ?? feature
    for (const [, code = ''] of text.matchAll(/^\s*['"]([^'"\s]+)['"]:\s*\{/gm)) {
      if (!new RegExp(`^${prefix}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(code))
        complaints.push(`${path}: '${code}' is not '${prefix}.kebab-case'`)
      const owner = owners.get(code)
      if (owner) complaints.push(`${path}: '${code}' stands in ${owner} already`)
      owners.set(code, path)
    }
  }
  return complaints
}
