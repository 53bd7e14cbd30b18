import { expect, test } from 'vitest'
import { createNaming } from './telling-name.ts'
import { testContent, testQuestion } from './test-content.ts'
import type { Content, Text } from './content.ts'

const inBoth = (en: string, es = en): Text => ({ en, es })
const check = inBoth('Quick Check', 'Revisión rápida')
const questions = [
  testQuestion({
    key: 'banks',
    fields: [],
    name: check,
    summary: inBoth('Cash and Banks', 'Efectivo y bancos'),
  }),
  testQuestion({ key: 'bills', fields: [], name: check, summary: inBoth('Bills', 'Facturas') }),
  testQuestion({
    key: 'pets',
    fields: [],
    name: inBoth('Pets', 'Mascotas'),
    summary: inBoth('Cats and dogs'),
  }),
]
const group = { key: 'one', name: inBoth('One'), description: inBoth('One'), questions }
const content: Content = {
  ...testContent,
  sections: testContent.sections.slice(0, 1).map((section) => ({ ...section, groups: [group] })),
}

test.each([
  ['en', ['Quick Check: Cash and Banks', 'Quick Check: Bills', 'Pets']],
  ['es', ['Revisión rápida: Efectivo y bancos', 'Revisión rápida: Facturas', 'Mascotas']],
] as const)('adds the summary to names that several questions share (%s)', (language, names) => {
  expect(
    questions.map(({ name, summary }) =>
      createNaming(content, language)({ Name: name[language], QuestionSummary: summary[language] }),
    ),
  ).toEqual(names)
})
