import type { SourceFile } from './sources.ts'

/** Returns error codes that are not unique or do not begin with the name of their feature. */
export function wrongProblemCodes(files: readonly SourceFile[]): string[] {
  const owners = new Map<string, string>()
  const complaints: string[] = []
  for (const { path, text } of files) {
    const feature = /^features\/([^/]+)\/rules\/problems\.ts$/.exec(path)?.[1]
    if (!feature) continue
    for (const [, code = ''] of text.matchAll(/^\s*['"]([^'"\s]+)['"]:\s*\{/gm)) {
      if (!new RegExp(`^${feature}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(code))
        complaints.push(`${path}: '${code}' is not '${feature}.kebab-case'`)
      const owner = owners.get(code)
      if (owner) complaints.push(`${path}: '${code}' stands in ${owner} already`)
      owners.set(code, path)
    }
  }
  return complaints
}
