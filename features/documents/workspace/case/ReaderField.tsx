import { Select } from '#ui/form/Select.tsx'
import { useWords } from '#ui/language/language.ts'
import type { CaseChecklistPartsFragment } from './case-checklist.operations.ts'
import { caseDocumentsWords } from './words.ts'

export interface ReaderFieldProps {
  readonly label: string
  readonly people: CaseChecklistPartsFragment['people']
  /** `1`, `2`, or `` for both. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Shows nothing in a case of one person. */
export function ReaderField({ label, people, value, onChange }: ReaderFieldProps) {
  const words = useWords(caseDocumentsWords)
  if (people.length < 2) return null
  return (
    <Select
      name="debtor"
      label={label}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: words.joint },
        ...people.map(({ debtor, givenName }) => ({ value: String(debtor), label: givenName })),
      ]}
    />
  )
}
