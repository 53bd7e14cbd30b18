// Yes, no, or help: that turns validation off and leaves the question incomplete.
import type { ContentField, Option } from '../../rules/content.ts'
import type { Schema, UiSchema } from '../../rules/model.ts'
import type { Setting } from '../kind.ts'
import { choiceSchema, choiceUi } from '../options.ts'
import { yesNo } from '../yn/schema.ts'

const yesNoHelp: readonly Option[] = [...yesNo, { value: 'userNeedsHelp', label: { en: 'I need help with this', es: 'Necesito ayuda con esto' } }]

export function schemaOf(field: ContentField, setting: Setting): Schema {
  return choiceSchema(field, setting, yesNoHelp)
}

export function uiOf(field: ContentField, setting: Setting): UiSchema {
  return choiceUi(field, setting, 'yesNoHelp')
}
