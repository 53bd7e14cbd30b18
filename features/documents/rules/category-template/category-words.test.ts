import { describe, expect, test } from 'vitest'
import type { TemplateCategory } from './category-kind.ts'
import { categoriesFor, categoryTemplate } from './category-template.ts'
import { categoryIn, categoryWordsEs } from './category-words.ts'
import { earlierCategoryTexts } from './earlier-category-texts.ts'

const all = (entries: readonly TemplateCategory[]): readonly TemplateCategory[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])])
const entries = all(categoryTemplate)

test('translates every template entry and has no unused translations', () => {
  expect(Object.keys(categoryWordsEs).toSorted()).toEqual(entries.map(({ key }) => key).toSorted())
})

test.each(entries.map((entry) => [entry.key, entry] as const))(
  'the Spanish texts of %s have the same parts as the English texts',
  (key, entry) => {
    const spanish = categoryWordsEs[key]!
    expect(spanish.name).not.toBe(entry.name)
    expect(spanish.name.length).toBeLessThanOrEqual(60)
    expect(spanish.description).not.toBe(entry.description)
    expect(spanish.description).toMatch(/[.]$/)
    for (const part of ['period', 'why', 'help'] as const) {
      expect(spanish[part] === undefined, part).toBe(entry[part] === undefined)
      if (entry[part] !== undefined) expect(spanish[part], part).not.toBe(entry[part])
    }
    expect(spanish.period ?? 'Nada').toMatch(/^[A-Z].{0,79}[^.]$/)
    if (spanish.why === undefined) return
    expect(spanish.why).toMatch(/^[A-Z][^.?!]*[.]$/)
    expect(spanish.why.length).toBeLessThanOrEqual(160)
    expect(spanish.help).toMatch(/[.]$/)
    expect([spanish.description, spanish.help].filter((text) => text!.length > 245)).toEqual([])
  },
)

const photo = entries.find(({ key }) => key === 'identity.photo-id')!
const row = {
  templateKey: photo.key,
  name: photo.name,
  description: photo.description,
  period: photo.period ?? null,
  why: photo.why ?? null,
  help: photo.help ?? null,
}

test('returns the stored texts unchanged for English', () =>
  expect(categoryIn('en', row)).toEqual(row))

test('shows texts of an earlier template as the template says them today', () => {
  for (const [templateKey, earlier] of Object.entries(earlierCategoryTexts)) {
    const { name, description, why, help } = entries.find(({ key }) => key === templateKey)!
    const today = { name, description, why, help }
    const stored = { templateKey, name, description, period: null, why: '', help: '', ...earlier }
    const shown = Object.keys(earlier) as ReadonlyArray<keyof typeof earlier>
    for (const part of shown) {
      expect(today[part], templateKey).not.toBe(earlier[part])
      expect(categoryIn('en', stored)[part]).toBe(today[part])
      expect(categoryIn('es', stored)[part]).toBe(categoryWordsEs[templateKey]?.[part])
    }
    expect(categoryIn('en', { ...stored, why: 'Ask Dana.' }).why).toBe('Ask Dana.')
  }
})

test('translates the texts that a case copied from the template to Spanish', () => {
  expect(categoryIn('es', { ...row, id: '1' })).toEqual({
    id: '1',
    templateKey: photo.key,
    period: null,
    ...categoryWordsEs[photo.key],
  })
})

test('translates every text of every row of a joint case', () => {
  for (const { key, ...copied } of categoriesFor({
    chapter: 7,
    isJoint: true,
    firstNames: ['Rosa', 'Miguel'],
  })) {
    const spanish = categoryIn('es', { ...copied, templateKey: key })
    expect(spanish.name, key).not.toBe(copied.name)
    expect(spanish.description, key).toBe(categoryWordsEs[key]?.description)
    for (const part of ['period', 'why', 'help'] as const)
      expect(spanish[part], `${key} ${part}`).toBe(categoryWordsEs[key]?.[part] ?? null)
  }
})

describe('a category name', () => {
  test.each([
    ['Photo ID', 'Identificación con foto'],
    ['Photo ID (Rosa)', 'Identificación con foto (Rosa)'],
    ['Photo ID (Debtor 2)', 'Identificación con foto (Deudor 2)'],
    ['Photo ID (Alex, Debtor 1)', 'Identificación con foto (Alex, Deudor 1)'],
    ['Photo ID, both sides', 'Photo ID, both sides'],
    ['Your passport', 'Your passport'],
  ])('translates %s: %s', (stored, shown) =>
    expect(categoryIn('es', { ...row, name: stored }).name).toBe(shown),
  )
})

test('does not translate a text that the firm changed', () => {
  expect(categoryIn('es', { ...row, description: 'Only your passport.' })).toMatchObject({
    name: 'Identificación con foto',
    description: 'Only your passport.',
  })
  expect(categoryIn('es', { ...row, help: 'Ask Dana.' }).help).toBe('Ask Dana.')
  expect(categoryIn('es', { ...row, help: null }).help).toBeNull()
  expect(
    categoryIn('es', { ...row, why: 'We need it on Friday.', period: 'This week' }),
  ).toMatchObject({ why: 'We need it on Friday.', period: 'This week' })
})

test('does not translate a category that the firm created', () => {
  const own = {
    templateKey: 'firm.special',
    name: 'Something else',
    description: 'Ours.',
    period: null,
    why: null,
    help: null,
  }
  expect(categoryIn('es', own)).toBe(own)
})
