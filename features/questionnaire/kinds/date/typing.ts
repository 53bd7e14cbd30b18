// Dates as they are typed: one text, whose slashes come by themselves where nothing else can follow (seeds/003, section 5; field-notes P25).
import { wordTyping, type Typing } from '../typing.ts'

/** MM/DD/YYYY. '1/5/2024' and '2024-01-05' are understood. */
export const dateTyping: Typing = {
  clean: (text, before) => clean(text, before, 2),
  read(text) {
    const plain = withSlashes(text)
    const usual = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(plain)
    if (usual) return `${two(usual[1])}/${two(usual[2])}/${usual[3]}`
    const iso = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/u.exec(plain)
    return iso ? `${two(iso[2])}/${two(iso[3])}/${iso[1]}` : plain || undefined
  },
  show: wordTyping.show,
}

/** MM/YYYY. '1/2024' and '2024-01' are understood. */
export const monthTyping: Typing = {
  clean: (text, before) => clean(text, before, 1),
  read(text) {
    const plain = withSlashes(text)
    const usual = /^(\d{1,2})\/(\d{4})$/u.exec(plain)
    if (usual) return `${two(usual[1])}/${usual[2]}`
    const iso = /^(\d{4})\/(\d{1,2})$/u.exec(plain)
    return iso ? `${two(iso[2])}/${iso[1]}` : plain || undefined
  },
  show: wordTyping.show,
}

/** `parts` of two digits come before the year. While something is added at the end, a slash follows each of them; taking away adds nothing. */
function clean(text: string, before: string, parts: 1 | 2): string {
  const plain = withSlashes(text).slice(0, 10)
  const isAdded = plain.length === before.length + 1 && plain.startsWith(before)
  if (!isAdded) return plain
  const steps = plain.split('/')
  const last = steps.at(-1) ?? ''
  if (steps.length > parts || /^\d{3,}/u.test(steps[0] ?? '')) return plain
  const highest = steps.length === 1 ? 1 : 3
  if (last.length === 2) return `${plain}/`
  // No month begins with 2 to 9, no day with 4 to 9: many phones have no slash among the digits.
  return last.length === 1 && Number(last) > highest ? `${plain.slice(0, -1)}0${last}/` : plain
}

function withSlashes(text: string): string {
  return text.trim().replace(/[-.\s/]+/gu, '/').replace(/[^\d/]/gu, '').replace(/^\//u, '')
}

function two(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0')
}
