// Finds the case that an address names: /dashboard/case/{caseId}, or ?caseId= on every other page under /dashboard.

/** The id of the case, or undefined when the address leaves it open. */
export function caseInAddress(pathname: string, search: string): string | undefined {
  const inPath = /^\/dashboard\/case\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (inPath !== undefined) return decoded(inPath)
  return new URLSearchParams(search).get('caseId') ?? undefined
}

// A broken escape names no case of ours; it must not break the page.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
