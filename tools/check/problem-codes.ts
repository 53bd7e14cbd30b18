// Every code of a problem begins with its noun and stands once in the whole house.
import type { SourceFile } from './sources.ts'

/** Complaints about the codes in `features/<noun>/rules/problems.ts`. */
export function wrongProblemCodes(files: readonly SourceFile[]): string[] {
  const owners = new Map<string, string>()
  const complaints: string[] = []
  for (const { path, text } of files) {
    const noun = /^features\/([^/]+)\/rules\/problems\.ts$/.exec(path)?.[1]
    if (!noun) continue
    for (const [, code = ''] of text.matchAll(/^\s*['"]([^'"\s]+)['"]:\s*\{/gm)) {
      if (!new RegExp(`^${noun}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(code))
        complaints.push(`${path}: '${code}' is not '${noun}.kebab-case'`)
      const owner = owners.get(code)
      if (owner) complaints.push(`${path}: '${code}' stands in ${owner} already`)
      owners.set(code, path)
    }
  }
  return complaints
}
