import { useState } from 'react'
import { FormAt } from '../FormAt.tsx'
import { useFields, type EntryFormProps } from '../state/form-scope.ts'

export function EntryForm({ path, schema, ui }: EntryFormProps) {
  const { depth } = useFields()
  const [openEntry, setOpenEntry] = useState<string>()
  return (
    <FormAt
      path={path}
      schema={schema}
      ui={ui}
      depth={depth + 1}
      openEntry={openEntry}
      onOpenEntry={setOpenEntry}
    />
  )
}
