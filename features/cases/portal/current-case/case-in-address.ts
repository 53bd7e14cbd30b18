/** Undefined when the address names no case. */
export function caseInAddress(pathname: string, search: string): string | undefined {
  const inPath = /^\/dashboard\/case\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (inPath !== undefined) return decodePart(inPath)
  return new URLSearchParams(search).get('caseId') ?? undefined
}

// An invalid escape sequence must not break the page.
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
