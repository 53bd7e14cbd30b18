/**
 * True if the page has what it needs. Otherwise words of index.html say what is missing: without
 * styles those that the page has not loaded are visible anyway.
 */
export function isReadyToDraw(): boolean {
  if (!hasStyles()) return false
  if (hasSiteData()) return true
  for (const id of ['first-load', 'not-loaded']) document.getElementById(id)?.remove()
  document.getElementById('no-site-data')?.removeAttribute('hidden')
  return false
}

function hasStyles(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--c-action') !== ''
}

/** A browser may keep neither cookies nor storage for this page, so that no one can log in. */
function hasSiteData(): boolean {
  try {
    return navigator.cookieEnabled && localStorage.length >= 0 && sessionStorage.length >= 0
  } catch {
    return false
  }
}
