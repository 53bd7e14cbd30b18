// spec: questionnaire#secret-typing, questionnaire#mask-unchanged
import type { ContentField, Text } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { mask } from '../../rules/private/secrets.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'
import { secretDigits } from '../private.ts'

const tooShort: Readonly<Record<'ssn' | 'itin', Text>> = {
  ssn: {
    en: 'Social Security number must be 9 digits',
    es: 'El número de Seguro Social debe tener 9 dígitos',
  },
  itin: { en: 'ITIN must be 9 digits', es: 'El ITIN debe tener 9 dígitos' },
}

export function toSchema(field: ContentField, { language }: Setting): Schema {
  const digits = field.kind === 'itin' ? '9\\d{8}' : '\\d{9}'
  return {
    title: field.label[language],
    type: 'string',
    minLength: secretDigits,
    pattern: `^(${digits}|${mask})$`,
  }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  return uiFor(field, language, 'secret', {
    length: secretDigits,
    minLengthMessage: tooShort[field.kind === 'itin' ? 'itin' : 'ssn'][language],
    sensitive: true,
  })
}
