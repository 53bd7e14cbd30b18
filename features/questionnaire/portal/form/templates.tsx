// How react-jsonschema-form puts fields together: one below the other, groups with their name.
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'

/** The field draws its own label, help and errors. */
export function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children
}

export function ObjectFieldTemplate({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const fields = properties.filter(({ hidden }) => !hidden).map(({ content }) => content)
  if (fieldPathId.path.length === 0) return fields
  return (
    <fieldset className="field part">
      <legend className="label">{title}</legend>
      {fields}
    </fieldset>
  )
}

export function Nothing() {
  return null
}
