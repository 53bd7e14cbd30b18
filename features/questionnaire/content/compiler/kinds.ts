import type { FieldKind } from '../../rules/content/content.ts'

export const kindWords: Readonly<Record<string, Exclude<FieldKind, 'group'>>> = {
  text: 'text',
  'long text': 'textarea',
  email: 'email',
  'yes or no': 'yn',
  'yes, no or help': 'ynh',
  radio: 'radio',
  dropdown: 'select',
  state: 'state',
  checkboxes: 'checkboxes',
  checkbox: 'checkbox',
  date: 'date',
  month: 'month',
  year: 'year',
  money: 'currency',
  number: 'number',
  percent: 'percent',
  phone: 'phone',
  zip: 'zip',
  digits: 'digits',
  ein: 'ein',
  ssn: 'ssn',
  itin: 'itin',
  note: 'info',
  list: 'array',
  records: 'nested',
}

const always = ['key', 'label', 'kind', 'only if', 'ask', 'help', 'documents', 'forms']
const leaf = [...always, 'required', 'required message', 'read only', 'private', 'first']

/** Keys allowed for a field that uses a block. Without a key, the block's fields are inserted. */
export const blockLines: readonly string[] = [
  'use',
  'key',
  'label',
  'only if',
  'ask',
  'help',
  'forms',
]

export function toLines(kind: FieldKind): readonly string[] {
  switch (kind) {
    case 'text':
    case 'textarea':
    case 'email':
      return [...leaf, 'max length']
    case 'radio':
    case 'select':
      return [...leaf, 'choices', 'default']
    case 'yn':
    case 'ynh':
      return [...leaf, 'default', 'flag']
    case 'checkboxes':
      return [...leaf, 'choices', 'alone']
    case 'date':
    case 'month':
      return [...leaf, 'future', 'latest', 'exact']
    case 'number':
      return [...leaf, 'min', 'max', 'decimals']
    case 'currency':
      return [...leaf, 'min', 'max', 'sum of', 'years ago', 'cost']
    case 'percent':
    case 'year':
      return [...leaf, 'min', 'max']
    case 'digits':
      return [...leaf, 'length']
    case 'ssn':
    case 'itin':
      return leaf.filter((line) => line !== 'private')
    case 'info':
      return always
    case 'array':
      return [...always, 'required', 'item', 'rows', 'most', 'fields']
    case 'nested':
      return [...always, 'required', 'item', 'questions']
    case 'state':
    case 'checkbox':
    case 'phone':
    case 'zip':
    case 'ein':
      return leaf
    case 'group':
      return blockLines
  }
}

/** spec: questionnaire#private-apart */
export const alwaysSensitive: readonly FieldKind[] = ['ssn', 'itin']
