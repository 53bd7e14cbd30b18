import type { Language } from '#lib/language.ts'
import type { SelectOption } from '#ui/form/Select.tsx'

const halfHours = Array.from(
  { length: 48 },
  (_, index) =>
    `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

/** Every half hour and the given times, as `7:30 AM`. */
export function listTimes(language: Language, chosen: readonly string[]): readonly SelectOption[] {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  })
  const values = new Set([...halfHours, ...chosen.filter((time) => time !== '')])
  return [...values]
    .toSorted()
    .map((value) => ({ value, label: format.format(new Date(`2026-01-01T${value}:00Z`)) }))
}
