import type { Content, ContentField, ContentQuestion, Option, Text } from './content.ts'

const inBoth = (en: string, es = en): Text => ({ en, es })
const option = (value: string, label = value): Option => ({ value, label: inBoth(label) })

export function testField(
  field: Partial<ContentField> & Pick<ContentField, 'key' | 'kind'>,
): ContentField {
  return { label: inBoth(`The ${field.key}`), ...field }
}

export function testQuestion(
  question: Partial<ContentQuestion> & Pick<ContentQuestion, 'key' | 'fields'>,
): ContentQuestion {
  return {
    name: inBoth(`About ${question.key}`),
    summary: inBoth('In short'),
    description: inBoth('At length'),
    who: 'household',
    ...question,
  }
}

export const ownerOptions: readonly Option[] = [
  option('debtor1', 'Me (Debtor 1)'),
  option('debtor2', 'My spouse (Debtor 2)'),
  option('both', 'Both of us'),
  option('withOther', 'With another person'),
]
export const whoOptions: readonly Option[] = ownerOptions.slice(0, 3)

const maritalStatus = testQuestion({
  key: 'maritalStatus',
  fields: [
    testField({
      key: 'status',
      kind: 'select',
      required: true,
      options: [
        option('single'),
        option('married'),
        option('separated'),
        option('legalEquivalent'),
      ],
    }),
    testField({
      key: 'liveTogether',
      kind: 'yn',
      required: true,
      condition: { of: { field: 'status' }, is: 'in', value: ['married', 'legalEquivalent'] },
    }),
  ],
})

const vehicles = testQuestion({
  key: 'ownedVehicles',
  fields: [
    testField({ key: 'has', kind: 'ynh', required: true }),
    testField({
      key: 'vehicles',
      kind: 'nested',
      label: inBoth('Add your vehicles', 'Agregue sus vehículos'),
      item: inBoth('vehicle', 'vehículo'),
      required: true,
      condition: { of: { field: 'has' }, is: '==', value: 'yes' },
      sub: [
        testQuestion({
          key: 'vehicleDetails',
          fields: [
            testField({ key: 'make', kind: 'text', required: true }),
            testField({ key: 'year', kind: 'year', required: true }),
          ],
        }),
        testQuestion({
          key: 'vehicleLoans',
          fields: [
            testField({ key: 'has', kind: 'ynh', required: true }),
            testField({
              key: 'loans',
              kind: 'array',
              item: inBoth('loan', 'préstamo'),
              required: true,
              condition: { of: { field: 'has' }, is: '==', value: 'yes' },
              fields: [
                testField({ key: 'creditorName', kind: 'text', required: true }),
                testField({ key: 'owner', kind: 'select', required: true, options: ownerOptions }),
                testField({ key: 'amountOwed', kind: 'currency', required: true, min: 0 }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
})

export const testContent: Content = {
  version: 1,
  sections: [
    {
      systemName: 'people',
      order: 1,
      name: inBoth('People', 'Personas'),
      description: inBoth('Who you are'),
      minutes: 5,
      groups: [
        {
          key: 'family',
          name: inBoth('Family'),
          description: inBoth('Your family'),
          questions: [maritalStatus],
        },
        {
          key: 'names',
          name: inBoth('Names'),
          description: inBoth('Your names'),
          summary: inBoth('All names'),
          questions: [
            testQuestion({
              key: 'legalName',
              who: 'each',
              fields: [
                testField({ key: 'firstName', kind: 'text', required: true, maxLength: 50 }),
                testField({ key: 'middleInitial', kind: 'text', maxLength: 1 }),
              ],
            }),
            testQuestion({
              key: 'income',
              who: 'eachOrSpouse',
              fields: [testField({ key: 'works', kind: 'yn', required: true })],
            }),
            testQuestion({
              key: 'employers',
              who: 'eachOrSpouse',
              condition: { of: { question: 'income', field: 'works' }, is: '==', value: 'yes' },
              fields: [testField({ key: 'employer', kind: 'text', required: true })],
            }),
          ],
        },
        {
          key: 'apart',
          name: inBoth('Apart'),
          description: inBoth('Your spouse lives apart'),
          condition: {
            all: [
              { of: { context: 'joint' }, is: '==', value: true },
              { of: { question: 'maritalStatus', field: 'status' }, is: '==', value: 'separated' },
            ],
          },
          questions: [
            testQuestion({
              key: 'secondHome',
              who: 'debtor2',
              fields: [testField({ key: 'rent', kind: 'currency', required: true, min: 0 })],
            }),
          ],
        },
      ],
    },
    {
      systemName: 'vehicles',
      order: 2,
      name: inBoth('Vehicles', 'Vehículos'),
      description: inBoth('What you drive'),
      minutes: 10,
      groups: [
        {
          key: 'owned',
          name: inBoth('Cars'),
          description: inBoth('Your cars'),
          questions: [
            vehicles,
            testQuestion({
              key: 'carPlan',
              chapters: [13],
              fields: [testField({ key: 'keep', kind: 'yn', required: true })],
            }),
            testQuestion({
              key: 'parking',
              condition: { of: { question: 'carPlan', field: 'keep' }, is: '==', value: 'yes' },
              fields: [testField({ key: 'where', kind: 'text', required: true })],
            }),
          ],
        },
      ],
    },
  ],
  documents: [],
}
