import { Fragment } from 'react'
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import type { UiSchema } from '../../rules/content/model.ts'
import { useFields } from './state/form-scope.ts'
import { entryParts, questionParts, type EntryPart } from './lists/entry-parts.ts'
import { Flags } from './fields/Flags.tsx'
import { MoreDetails } from './MoreDetails.tsx'

/** The field draws its own label, help and errors. */
export function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children
}

export function ObjectFieldTemplate({
  title,
  properties,
  schema,
  uiSchema,
  fieldPathId,
}: ObjectFieldTemplateProps) {
  const { depth, schema: form } = useFields()
  const shown = properties.filter(({ hidden }) => !hidden)
  const contents = new Map(shown.map(({ name, content }) => [name, content]))
  if (fieldPathId.path.length > 0) {
    return (
      <fieldset className="field part">
        <legend className="label">{title}</legend>
        {[...contents.values()]}
      </fieldset>
    )
  }
  const ui = (uiSchema ?? {}) as UiSchema
  const keys = [...contents.keys()]
  const { first, more } =
    depth > 0
      ? entryParts(keys, schema.required ?? [], form, ui)
      : { first: questionParts(keys, ui), more: [] }
  const draw = (part: EntryPart) =>
    'flags' in part ? (
      <Flags key="flags" keys={part.flags} />
    ) : (
      <Fragment key={part.key}>{contents.get(part.key)}</Fragment>
    )
  return (
    <>
      {first.map(draw)}
      {more.length > 0 ? (
        <MoreDetails keys={more}>{more.map((key) => draw({ key }))}</MoreDetails>
      ) : null}
    </>
  )
}

export function Nothing() {
  return null
}
