import { toCode, isTestOrTool, getPlaces } from './sources.ts'
import type { SourceFile } from './sources.ts'

/** Returns the complaints about a file; empty when it passes. */
export type TextRule = (file: SourceFile) => string[]

const settings = 'apps/server/settings.ts'
/** Sets up the process before the program of a release. */
const releaseStart = 'apps/server/prepare-release.ts'
const browserClock = 'ui/browser/clock.ts'
/** Simulates a service outside of this product. */
const demoProvider = 'apps/demo/course-provider/'
const browserChance = 'ui/browser/chance.ts'

/** Only one file may read the environment. It passes plain values to the others. */
export const environmentOnlyInSettings: TextRule = (file) =>
  [settings, releaseStart].includes(file.path) || isTestOrTool(file.path)
    ? []
    : getPlaces(file, /\bprocess\.env\b/).map(
        (place) => `${place} reads process.env; only ${settings} may`,
      )

/** The time and random numbers must come through ports. Only adapters read them directly. */
export const timeAndChanceOnlyInAdapters: TextRule = (file) => {
  const { path } = file
  if (path.startsWith('adapters/') || path.startsWith(demoProvider) || isTestOrTool(path)) return []
  const clock =
    file.path === browserClock
      ? []
      : getPlaces(file, /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(|\bTemporal\.Now\b/)
  const chance =
    file.path === browserChance
      ? []
      : getPlaces(
          file,
          /\bMath\.random\b|\brandom(?:UUID|Bytes|Int|FillSync)\b|\bgetRandomValues\b/,
        )
  return [
    ...clock.map(
      (place) => `${place} reads the clock; only its port may (in the browser ${browserClock})`,
    ),
    ...chance.map(
      (place) => `${place} makes random numbers; only a port may (in the browser ${browserChance})`,
    ),
  ]
}

/** Tool configurations need a default export, and tests may quote one. */
export const noDefaultExports: TextRule = (file) =>
  /\.(config|test)\.tsx?$/.test(file.path)
    ? []
    : getPlaces(file, /\bexport\s+default\b|\bas\s+default\b/).map(
        (place) => `${place} exports a default`,
      )

/** Why a rule of the linter does not hold on a line. */
export const reasonsOfExceptions: TextRule = (file) =>
  file.text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/\/|\{?\/\*) oxlint-disable/.test(line) && !line.includes(' -- ')
        ? [`${file.path}:${index + 1} turns off a rule of oxlint; say why after --`]
        : [],
    )

/**
 * An import must name the file that defines the thing, not a file that re-exports it. Only testing/
 * passes parts of the apps on, because no feature imports an app.
 */
export const noBarrels: TextRule = ({ path, text }) => {
  if (path.endsWith('.test.ts')) return []
  const reExport =
    /\bexport\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g
  const code = toCode(text)
  if (/\bexport\s+(?:type\s+)?\*/.test(code))
    return [`${path} re-exports everything of another file`]
  if (path.startsWith('testing/')) return []
  const rest = code.replace(reExport, '').replace(/\bimport\s[^'"]*['"][^'"]+['"];?/g, '')
  return reExport.test(code) && rest.trim() === ''
    ? [`${path} only re-exports what other files define`]
    : []
}

export const textRules: readonly TextRule[] = [
  environmentOnlyInSettings,
  timeAndChanceOnlyInAdapters,
  noDefaultExports,
  noBarrels,
  reasonsOfExceptions,
]
