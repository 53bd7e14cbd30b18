import { withoutInvisible } from '#lib/text.ts'
import { isKey } from './digits.ts'
import type { AnswerTexts, Kinds, Typing } from './kind.ts'
import { trimmedText, wordTyping } from './text.ts'

/** The schemas check only the format. The verdict knows today's date, and checks days and limits. */
export const dateKinds = {
  date: {
    word: 'date',
    lines: ['future', 'latest', 'exact'],
    widget: 'date',
    toSchema: () => ({
      type: 'string',
      pattern: '^(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])/(19|20)\\d\\d$',
    }),
    toOptions: ({ latest }) => ({ ...(latest && { latest }) }),
  },
  month: {
    word: 'month',
    lines: ['future', 'latest', 'exact'],
    widget: 'month',
    toSchema: () => ({ type: 'string', pattern: '^(0[1-9]|1[0-2])/(19|20)\\d\\d$' }),
    toOptions: ({ latest }) => ({ ...(latest && { latest }) }),
  },
  /** The default latest year is next year, because cars are sold before their model year. */
  year: {
    word: 'year',
    lines: ['min', 'max'],
    widget: 'year',
    toSchema: () => ({ type: 'string', pattern: '^(19|20)\\d\\d$' }),
    toOptions: ({ min = 1900, max = 'thisYear+1' }) => ({ minYear: min, maxYear: max }),
  },
} satisfies Kinds

export const dateTexts = {
  date: trimmedText,
  month: trimmedText,
  year: trimmedText,
} satisfies AnswerTexts

/** Also reads '1/5/2024', '2024-01-05' and digits only (spec: questionnaire#date-typing). */
export const dateTyping: Typing = {
  clean: (text, before) => clean(text, before, [12, 31]),
  read(text) {
    const plain = toRead(text)
    const usual =
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(plain) ??
      /^(?!19|20)(\d\d)(\d\d)(\d{4})$/u.exec(plain)
    if (usual) return `${toTwoDigits(usual[1])}/${toTwoDigits(usual[2])}/${usual[3]}`
    const iso =
      /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/u.exec(plain) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/u.exec(plain)
    return iso ? `${toTwoDigits(iso[2])}/${toTwoDigits(iso[3])}/${iso[1]}` : plain || undefined
  },
  show: wordTyping.show,
}

/** Also reads '1/2024', '2024-01' and digits only. */
export const monthTyping: Typing = {
  clean: (text, before) => clean(text, before, [12]),
  read(text) {
    const plain = toRead(text)
    const usual = /^(\d{1,2})\/(\d{4})$/u.exec(plain) ?? /^(?!19|20)(\d\d)(\d{4})$/u.exec(plain)
    if (usual) return `${toTwoDigits(usual[1])}/${usual[2]}`
    const iso = /^(\d{4})\/(\d{1,2})$/u.exec(plain) ?? /^((?:19|20)\d\d)(\d\d)$/u.exec(plain)
    return iso ? `${toTwoDigits(iso[2])}/${iso[1]}` : plain || undefined
  },
  show: wordTyping.show,
}

/** `highest`: the highest number of each part. Adds a slash only after typing at the end. */
function clean(text: string, before: string, highest: readonly number[]): string {
  const plain = withSlashes(text)
  const isAdded = isKey(plain, before) && plain.startsWith(before)
  const steps = plain.split('/')
  const isUsual =
    steps.length <= highest.length &&
    steps.every((step, at) => Number(step) >= 1 && Number(step) <= (highest[at] ?? 0))
  return isAdded && isUsual && steps.at(-1)?.length === 2 ? `${plain}/` : plain
}

/** Text with anything else than numbers and what parts them is kept, for the rules. */
function withSlashes(text: string): string {
  const plain = withoutInvisible(text).replace(/\p{Pd}/gu, '-')
  if (/[^\d\s./-]/u.test(plain)) return text
  return plain.replace(/[-.\s/]+/gu, '/').replace(/^\//u, '')
}

function toRead(text: string): string {
  return withSlashes(text.trim()).replace(/\/$/u, '')
}

function toTwoDigits(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0')
}
