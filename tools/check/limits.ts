// Compares the numbers of docs/spec/limits.md with the code.
import { posix } from 'node:path'
import { readNumbers } from './numbers.ts'
import type { NamedNumber, Numbers } from './numbers.ts'
import type { SourceFile } from './sources.ts'

/** A number of a row, and what it can be in the code: `5 min` is 300,000 ms, 300 s or 5. */
interface Quantity {
  readonly text: string
  readonly plain: readonly number[]
  /** In milliseconds or bytes. Empty: a count. */
  readonly measured: readonly number[]
  /** A period such as "an hour": the code may have it in a name, such as `maxSendsPerHour`. */
  readonly isPeriod: boolean
}

interface Constant extends Numbers {
  readonly name: string
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const unitSizes: Readonly<Record<string, readonly number[]>> = {
  ms: [1],
  s: [second],
  min: [minute],
  minute: [minute],
  h: [hour],
  hour: [hour],
  day: [day],
  days: [day],
  week: [7 * day],
  month: [30 * day],
  bytes: [1],
  KB: [1024],
  MiB: [1_048_576],
  MB: [1_048_576, 1_000_000],
}
const unitsOfNames: readonly (readonly [name: RegExp, size: number])[] = [
  [/(Ms|Milliseconds|^ms)$/, 1],
  [/(Seconds|^seconds)$/, second],
  [/(Minutes?|^minutes?)$/, minute],
  [/(Hours?|^hours?)$/, hour],
  [/(Days|^days)$/, day],
  [/(Bytes|^bytes)$/, 1],
  [/(Kb|Kib)$/, 1024],
  [/(Mb|[Mm]egabytes)$/, 1_048_576],
]
const numberOrPeriod =
  /(about )?(?<![\w.])(\d[\d,]*(?:\.\d+)?)(?::(\d\d))?(?: ?(ms|s|min|h|days?|bytes|KB|MB|MiB|megapixels|%|[ap]\.m\.)(?![A-Za-z]))?|\b(?:an?|each|once an?) (minute|hour|day|week|month)\b/g

/** Each row must name the constants that have its numbers, and no others. */
export function findWrongLimits(limits: SourceFile, sources: readonly SourceFile[]): string[] {
  return limits.text.split('\n').flatMap((line, at) => {
    const [, limit = '', value = '', setIn = ''] = line.split('|').map((cell) => cell.trim())
    if (setIn === '' || limit === 'limit' || /^-+$/.test(limit)) return []
    return checkRow(value, setIn, sources).map((fault) => `${limits.path}:${at + 1} ${fault}`)
  })
}

function checkRow(value: string, setIn: string, sources: readonly SourceFile[]): string[] {
  const quantities = readQuantities(value)
  const { constants, faults } = readConstants(setIn, sources)
  const isInCode = (quantity: Quantity) =>
    constants.some(({ numbers, isExact }) =>
      numbers.some((number) => isSame(quantity, number, isExact)),
    )
  return [
    ...faults,
    ...constants.flatMap((constant) => findForeign(constant, quantities)),
    ...(faults.length > 0 ? [] : quantities)
      .filter((quantity) => !quantity.isPeriod && !isInCode(quantity))
      .map(({ text }) => `no constant of this row is ${text}: correct it, or name its constant`),
  ]
}

function findForeign(
  { name, numbers, isExact }: Constant,
  quantities: readonly Quantity[],
): string[] {
  const isInRow = (number: NamedNumber) =>
    quantities.some((quantity) => isSame(quantity, number, isExact))
  if (!isExact)
    return numbers.some(isInRow) ? [] : [`${name} has no number of this row: correct the row`]
  return numbers
    .filter((number) => !isInRow(number))
    .map((number) => `${number.name} is ${number.value}, but this row does not say so: correct it`)
}

function readQuantities(value: string): Quantity[] {
  return [...value.replace(/`[^`]*`/g, '').matchAll(numberOrPeriod)]
    .filter(([, about]) => about === undefined)
    .map(([text, , digits, minutes, unit = '', period]) => {
      const number = Number(digits?.replaceAll(',', '') ?? 1)
      const sizes = unitSizes[period ?? unit] ?? []
      return {
        text: text.trim(),
        plain: period ? [] : listPlain(number, unit, Number(minutes ?? 0)),
        measured: sizes.map((size) => size * number),
        isPeriod: period !== undefined,
      }
    })
}

function listPlain(number: number, unit: string, minutes: number): number[] {
  if (unit === '%') return [number, number / 100]
  if (unit === 'megapixels') return [number * 1_000_000]
  if (!unit.endsWith('.m.')) return [number]
  const hours = (number % 12) + (unit === 'p.m.' ? 12 : 0)
  return [hours * 60 + minutes, ...(minutes === 0 ? [hours] : [])]
}

/** Numbers inside of a function or call do not have the unit of its name. */
function isSame(
  { plain, measured }: Quantity,
  { name, value }: NamedNumber,
  isExact: boolean,
): boolean {
  const size = isExact ? findUnitSize(name) : undefined
  if (size !== undefined && measured.length > 0) return measured.includes(value * size)
  return plain.includes(value) || measured.includes(value) || measured.includes(value * second)
}

/** The unit is in the last name that has one, as in `linkMinutes.reset`. */
function findUnitSize(name: string): number | undefined {
  return name
    .split('.')
    .toReversed()
    .flatMap((part) => unitsOfNames.find(([pattern]) => pattern.test(part))?.[1] ?? [])[0]
}

/** Reads a cell such as `maxTries`, `limits.depth` in `code-life.ts`; `maxBytes` in `logo.ts`. */
function readConstants(
  setIn: string,
  sources: readonly SourceFile[],
): { readonly constants: readonly Constant[]; readonly faults: readonly string[] } {
  const constants: Constant[] = []
  const faults: string[] = []
  for (const part of setIn.split(';')) {
    const names = [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const path = names.pop() ?? ''
    const files = sources.filter((file) => `/${file.path}`.endsWith(`/${path}`))
    if (names.length === 0) faults.push(`write the last column as \`constant\` in \`file.ts\``)
    if (files.length !== 1)
      faults.push(`${path} is ${files.length === 0 ? 'no file' : 'the name of several files'}`)
    const [file] = files.length === 1 ? files : []
    for (const name of file ? names : []) {
      const numbers =
        file &&
        readNumbers(file, name, (specifier, importer) => findImported(specifier, importer, sources))
      if (numbers) constants.push({ name, ...numbers })
      else faults.push(`${path} has no number ${name}`)
    }
  }
  return { constants, faults }
}

function findImported(
  specifier: string,
  importer: string,
  sources: readonly SourceFile[],
): SourceFile | undefined {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(posix.dirname(importer), specifier)
  return sources.find((file) => file.path === path)
}
