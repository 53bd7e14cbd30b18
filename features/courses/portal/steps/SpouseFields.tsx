// Every field is required because the order service has no data of the spouse yet.
import { states } from '#lib/states.ts'
import { useWords } from '#ui/language/language.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { zipCharacters } from '../../rules/ordering/form-rules.ts'
import type { SpouseForm } from '../../rules/ordering/spouse-form.ts'
import { personWords, spouseStepWords } from '../flow-words.ts'
import { phoneLeft, ssnLeft, ssnTyped } from './ssn-typing.ts'

const stateOptions = states.map(([value, label]) => ({ value, label }))

export function SpouseFields({
  form,
  onChange,
}: {
  readonly form: SpouseForm
  readonly onChange: (form: SpouseForm) => void
}) {
  const words = useWords(spouseStepWords)
  const person = useWords(personWords)

  /** Autofill is off: it would offer the user's own data. */
  function field(name: Exclude<keyof SpouseForm, 'addSpouse'>) {
    return {
      name,
      value: form[name],
      onChange: (value: string) => onChange({ ...form, [name]: value }),
      autoComplete: 'off',
    }
  }

  return (
    <fieldset className="stack gap-large">
      <legend className="part-title">{words.spouse}</legend>
      <p className="hint">{words.notKept}</p>
      <TextField {...field('firstName')} label={person.firstName} spellCheck={false} />
      <TextField {...field('lastName')} label={person.lastName} spellCheck={false} />
      <TextField
        {...field('phone')}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        width="phone"
        onBlur={() => onChange({ ...form, phone: phoneLeft(form.phone) })}
      />
      <TextField
        {...field('ssn')}
        label={words.ssn}
        hint={words.ssnHint}
        inputMode="numeric"
        width="phone"
        spellCheck={false}
        onChange={(typed) => onChange({ ...form, ssn: ssnTyped(form.ssn, typed) })}
        onBlur={() => onChange({ ...form, ssn: ssnLeft(form.ssn, false) })}
      />
      <TextField
        {...field('emailAddress')}
        label={person.emailAddress}
        type="email"
        inputMode="email"
        spellCheck={false}
      />
      <TextField {...field('street')} label={words.street} />
      <div className="pair">
        <TextField {...field('city')} label={person.city} />
        <Select
          {...field('state')}
          label={person.state}
          placeholder={person.chooseState}
          options={stateOptions}
        />
      </div>
      <TextField
        {...field('zipCode')}
        label={words.zip}
        hint={person.zipHint}
        inputMode="numeric"
        maxLength={zipCharacters}
        width="zip"
      />
    </fieldset>
  )
}
