// What to call a browser in the list of where somebody is signed in.
import type { Language } from '#lib/language.ts'

/** The first that fits: browsers name themselves after one another, so the particular ones come first. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** `Chrome on Android`, as far as the browser tells; nothing else of what it says is kept. Empty when it tells neither. */
export function browserName(userAgent: string): string {
  const [browser, system] = [firstOf(browsers, userAgent), firstOf(systems, userAgent)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}

function firstOf(
  list: ReadonlyArray<readonly [RegExp, string]>,
  userAgent: string,
): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1]
}

/** A kept name for reading. */
export function browserNameIn(language: Language, name: string): string {
  if (name === '') return language === 'es' ? 'Navegador desconocido' : 'Unknown browser'
  return language === 'es' ? name.replace(' on ', ' en ') : name
}
