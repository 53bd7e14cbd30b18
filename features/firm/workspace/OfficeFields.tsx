import { states } from '#lib/states.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import type { OfficeAddress } from '../rules/office.ts'
import { listTimeZones } from './office-labels.ts'
import { officeWords } from './words.ts'

export interface OfficeFieldsProps {
  readonly draft: OfficeAddress
  readonly onChange: (draft: OfficeAddress) => void
}

export function OfficeFields({ draft, onChange }: OfficeFieldsProps) {
  const words = useWords(officeWords)
  const bind = (name: keyof OfficeAddress) => ({
    name,
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
  })
  const text = (name: keyof OfficeAddress) => ({
    ...bind(name),
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <>
      <TextField {...text('street')} label={words.street} />
      <TextField {...text('city')} label={words.city} />
      <div className="pair">
        <Select
          {...bind('state')}
          label={words.state}
          placeholder={words.choose}
          options={states.map(([value, label]) => ({ value, label }))}
        />
        <TextField {...text('zip')} label={words.zip} width="zip" inputMode="numeric" />
      </div>
      <div className="pair">
        <TextField {...text('phone')} label={words.phone} type="tel" inputMode="tel" />
        <TextField {...text('fax')} label={words.fax} type="tel" inputMode="tel" />
      </div>
      <Select
        {...bind('timeZone')}
        label={words.timeZone}
        hint={words.timeZoneHint}
        placeholder={words.choose}
        options={listTimeZones(draft.timeZone, words.timeZones)}
      />
    </>
  )
}
