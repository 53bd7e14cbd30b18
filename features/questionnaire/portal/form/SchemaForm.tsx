// The only user of react-jsonschema-form. It selects and orders the fields. Our `looks` draw them.
import Form from '@rjsf/core/lib/components/Form.js'
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type {
  RegistryFieldsType,
  RJSFSchema,
  TemplatesType,
  UiSchema as RjsfUiSchema,
  ValidatorType,
} from '@rjsf/utils'
import type { Json, JsonObject, Schema, UiSchema } from '../../rules/content/model.ts'
import { fits } from '../../rules/content/schema-check.ts'
import { toFormAnswer, toFormSchema } from './form-schema.ts'
import { LeafField } from './fields/LeafField.tsx'
import { ListField } from './lists/ListField.tsx'
import { NestedField } from './lists/NestedField.tsx'
import { FieldTemplate, Nothing, ObjectFieldTemplate } from './templates.tsx'

const fields: RegistryFieldsType = {
  SchemaField,
  ObjectField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
  NullField: LeafField,
  ArrayField: LeafField,
  FallbackField: LeafField,
  list: ListField,
  nested: NestedField,
}

const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
}

/** react-jsonschema-form uses it for conditions only. Our own rules find the errors in answers. */
const validator: ValidatorType = {
  isValid: (schema, answer: Json | undefined) => fits(schema as Schema, answer ?? {}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}

const withoutDefaults = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const

/** Joins the active branches of the schema. Each field is in only one branch. */
function joinSchemas({ allOf = [], ...schema }: RJSFSchema): RJSFSchema {
  return allOf.reduce<RJSFSchema>((known, part) => {
    if (typeof part === 'boolean') return known
    return {
      ...known,
      ...(part.properties ? { properties: { ...known.properties, ...part.properties } } : {}),
      ...(part.required ? { required: [...(known.required ?? []), ...part.required] } : {}),
    }
  }, schema)
}

export interface SchemaFormProps {
  readonly schema: Schema
  readonly ui: UiSchema
  readonly answer: JsonObject
}

export function SchemaForm({ schema, ui, answer }: SchemaFormProps) {
  return (
    <Form
      className="fields-of"
      tagName="div"
      schema={toFormSchema(schema) as RJSFSchema}
      uiSchema={ui as RjsfUiSchema}
      formData={toFormAnswer(answer)}
      validator={validator}
      fields={fields}
      templates={templates}
      showErrorList={false}
      experimental_defaultFormStateBehavior={withoutDefaults}
      experimental_customMergeAllOf={joinSchemas}
    >
      <Nothing />
    </Form>
  )
}
