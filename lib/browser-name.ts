import type { Language } from './language.ts'

/** The first match wins. Specific names come first, since browsers include names of others. */
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

/** Returns for example `Chrome on Android`, or an empty string. Only this part is stored. */
export function browserName(userAgent: string): string {
  const [browser, system] = [findFirst(browsers, userAgent), findFirst(systems, userAgent)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}

function findFirst(
  list: ReadonlyArray<readonly [RegExp, string]>,
  userAgent: string,
): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1]
}

export function browserNameIn(language: Language, name: string): string {
  if (name === '') return language === 'es' ? 'Navegador desconocido' : 'Unknown browser'
  return language === 'es' ? name.replace(' on ', ' en ') : name
}
