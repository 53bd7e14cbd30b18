import { expect, test } from 'vitest'
import { categoryTemplate } from '../../rules/category-template/category-template.ts'
import { getTemplateVersion } from './categories.store.ts'

test('the version of the template follows from its content and fits into its column', () => {
  const version = getTemplateVersion(categoryTemplate)
  expect(getTemplateVersion(structuredClone(categoryTemplate))).toBe(version)
  expect(version).toBeLessThan(2 ** 15)
  const [first, ...rest] = categoryTemplate
  if (!first) throw new Error('The template is empty')
  expect(getTemplateVersion([{ ...first, name: `${first.name}s` }, ...rest])).not.toBe(version)
})
