// The rules of the house that are read off one file at a time.
import { codeOf, isTrial, placesOf } from './sources.ts'
import type { SourceFile } from './sources.ts'

/** A rule answers its complaints about a file; none is good. */
export type TextRule = (file: SourceFile) => string[]

const settings = 'apps/server/settings.ts'
const browserClock = 'ui/browser/clock.ts'
const browserChance = 'ui/browser/chance.ts'

/** The environment is read in one place and handed down as plain values. */
export const environmentOnlyInSettings: TextRule = (file) =>
  file.path === settings || isTrial(file.path)
    ? []
    : placesOf(file, /\bprocess\.env\b/).map(
        (place) => `${place} reads process.env; only ${settings} may`,
      )

/** Wall clock and chance are ports. */
export const timeAndChanceOnlyInAdapters: TextRule = (file) => {
  if (/^(adapters|apps\/demo)\//.test(file.path) || isTrial(file.path)) return []
  const clock =
    file.path === browserClock
      ? []
      : placesOf(file, /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bTemporal\.Now\b/)
  const chance =
    file.path === browserChance
      ? []
      : placesOf(file, /\bMath\.random\b|\brandom(?:UUID|Bytes|Int|FillSync)\b|\bgetRandomValues\b/)
  return [
    ...clock.map(
      (place) =>
        `${place} looks at the clock; that is the clock port's duty (in the browser ${browserClock})`,
    ),
    ...chance.map(
      (place) => `${place} throws dice; that is a port's duty (in the browser ${browserChance})`,
    ),
  ]
}

/** A thing has one name everywhere; tools' configurations have no choice, and tests may quote. */
export const noDefaultExports: TextRule = (file) =>
  /\.(config|test)\.tsx?$/.test(file.path)
    ? []
    : placesOf(file, /\bexport\s+default\b|\bas\s+default\b/).map(
        (place) => `${place} exports a default`,
      )

/** Import the file that defines the thing. */
export const noBarrels: TextRule = ({ path, text }) => {
  if (path.endsWith('.test.ts')) return []
  const reExport =
    /\bexport\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g
  const code = codeOf(text)
  if (/\bexport\s+(?:type\s+)?\*/.test(code))
    return [`${path} re-exports everything of another file`]
  const rest = code.replace(reExport, '').replace(/\bimport\s[^'"]*['"][^'"]+['"];?/g, '')
  return reExport.test(code) && rest.trim() === ''
    ? [`${path} only hands on what other files define`]
    : []
}

/** The first line says what the file is for. */
export const firstLineSaysWhatFor: TextRule = ({ path, text }) => {
  const [first = ''] = text.split('\n', 1)
  return /^\/\/ \S.{12,}[.:?!)`'"]\s*$/.test(first)
    ? []
    : [`${path}:1 does not begin with a sentence that says what the file is for`]
}

export const textRules: readonly TextRule[] = [
  environmentOnlyInSettings,
  timeAndChanceOnlyInAdapters,
  noDefaultExports,
  noBarrels,
  firstLineSaysWhatFor,
]
