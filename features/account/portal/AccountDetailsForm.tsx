// The form of somebody's name, phones and address. What is typed belongs to the page that shows it, so that nothing is lost.
import { useState, type ReactNode } from 'react'
import { readablePhone } from '#kit/phone.ts'
import { fieldErrors } from '#ui/field-errors.ts'
import { Form } from '#ui/Form.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { detailsFindings, type AccountDetails } from '../rules/account-details.ts'
import { accountProblems } from '../rules/problems.ts'
import { states } from '../rules/states.ts'
import { accountWords } from './words.en.ts'

const words = accountWords.details
const stateOptions = states.map(([value, label]) => ({ value, label }))

export interface AccountDetailsFormProps {
  readonly values: AccountDetails
  readonly onChange: (values: AccountDetails) => void
  /** Called only when the rules find nothing wrong. */
  readonly onValid: () => void
  readonly mobilePhone: string | null
  readonly emailAddress: string
  /** The buttons at the foot. */
  readonly children: ReactNode
}

export function AccountDetailsForm({ values, onChange, onValid, mobilePhone, emailAddress, children }: AccountDetailsFormProps) {
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = detailsFindings(values)

  function field(name: keyof AccountDetails) {
    return { name, value: values[name], onChange: (value: string) => onChange({ ...values, [name]: value }) }
  }

  function submit() {
    setWasSubmitted(true)
    if (findings.length === 0) onValid()
  }

  return (
    <Form className="card" onSubmit={submit} errors={wasSubmitted ? fieldErrors(findings, accountProblems) : {}}>
      <fieldset className="stack">
        <legend className="part-title">{words.yourName}</legend>
        <TextField {...field('givenName')} label={words.firstName} autoComplete="given-name" spellCheck={false} />
        <TextField {...field('middleName')} label={words.middleName} autoComplete="additional-name" spellCheck={false} optional />
        <TextField {...field('familyName')} label={words.lastName} autoComplete="family-name" spellCheck={false} />
        <TextField {...field('suffix')} label={words.suffix} hint={words.suffixHint} autoComplete="honorific-suffix" width="zip" optional />
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{words.yourPhones}</legend>
        <TextField {...field('homePhone')} label={words.homePhone} type="tel" inputMode="tel" autoComplete="home tel" width="phone" optional />
        <TextField
          name="mobilePhone" label={words.mobilePhone} hint={words.mobileReadOnly} value={readablePhone(mobilePhone ?? '')}
          type="tel" width="phone" autoComplete="off" readOnly
        />
        <TextField {...field('workPhone')} label={words.workPhone} type="tel" inputMode="tel" autoComplete="work tel" width="phone" optional />
        <TextField
          name="emailAddress" label={words.emailAddress} hint={words.emailReadOnly} value={emailAddress} type="email" autoComplete="off" readOnly
        />
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{words.yourAddress}</legend>
        <TextField {...field('street')} label={words.street} autoComplete="street-address" optional />
        <TextField {...field('city')} label={words.city} autoComplete="address-level2" optional />
        <Select {...field('state')} label={words.state} placeholder={words.chooseState} options={stateOptions} autoComplete="address-level1" />
        <TextField {...field('zip')} label={words.zip} inputMode="numeric" autoComplete="postal-code" width="zip" optional />
      </fieldset>
      {children}
    </Form>
  )
}
