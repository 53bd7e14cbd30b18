import type { ReactNode } from 'react'
import { readablePhone } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { useWords } from '#ui/language/language.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { detailsFindings, type AccountDetails } from '../rules/account-details.ts'
import { states } from '#lib/states.ts'
import { accountSentences, accountWords } from './words.ts'

const stateOptions = states.map(([value, label]) => ({ value, label }))

export interface ChannelWords {
  readonly mobileHint: ReactNode
  readonly emailHint: ReactNode
  readonly mobileAction: ReactNode
  readonly emailAction: ReactNode
}

export interface AccountDetailsFormProps {
  readonly values: AccountDetails
  readonly onChange: (values: AccountDetails) => void
  /** Called only when the form has no findings. */
  readonly onValid: () => void
  readonly mobilePhone: string | null
  readonly emailAddress: string
  /** Texts for mobile phone and email. By default they refer to the profile. */
  readonly channels?: ChannelWords
  /** Parts below the address, with their findings. */
  readonly more?: { readonly parts: ReactNode; readonly findings: readonly Finding[] }
  /** The buttons. */
  readonly children: ReactNode
}

export function AccountDetailsForm({
  values,
  onChange,
  onValid,
  mobilePhone,
  emailAddress,
  channels,
  more,
  children,
}: AccountDetailsFormProps) {
  const words = useWords(accountWords).details
  const sentences = useWords(accountSentences)
  const form = useDraft({
    empty: values,
    store: [values, onChange],
    check: (draft) => [...detailsFindings(draft), ...(more?.findings ?? [])],
    sentences,
  })
  const field = form.bind
  return (
    <Form className="card" onSubmit={() => form.submit(onValid)} errors={form.errors}>
      <fieldset className="stack">
        <legend className="part-title">{words.yourName}</legend>
        <div className="pair">
          <TextField
            {...field('givenName')}
            label={words.firstName}
            autoComplete="given-name"
            spellCheck={false}
          />
          <TextField
            {...field('middleName')}
            label={words.middleName}
            autoComplete="additional-name"
            spellCheck={false}
            optional
          />
        </div>
        <TextField
          {...field('familyName')}
          label={words.lastName}
          autoComplete="family-name"
          spellCheck={false}
        />
        <TextField
          {...field('suffix')}
          label={words.suffix}
          hint={words.suffixHint}
          autoComplete="honorific-suffix"
          width="zip"
          optional
        />
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{words.yourPhones}</legend>
        <TextField
          {...field('homePhone')}
          label={words.homePhone}
          type="tel"
          inputMode="tel"
          autoComplete="home tel"
          width="phone"
          optional
        />
        <TextField
          name="mobilePhone"
          label={words.mobilePhone}
          hint={channels?.mobileHint ?? words.mobileReadOnly}
          value={readablePhone(mobilePhone ?? '')}
          type="tel"
          width="phone"
          autoComplete="off"
          readOnly
        />
        {channels?.mobileAction}
        <TextField
          {...field('workPhone')}
          label={words.workPhone}
          type="tel"
          inputMode="tel"
          autoComplete="work tel"
          width="phone"
          optional
        />
        <TextField
          name="emailAddress"
          label={words.emailAddress}
          hint={channels?.emailHint ?? words.emailReadOnly}
          value={emailAddress}
          type="email"
          autoComplete="off"
          readOnly
        />
        {channels?.emailAction}
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{words.yourAddress}</legend>
        <TextField
          {...field('street')}
          label={words.street}
          autoComplete="street-address"
          optional
        />
        <div className="pair">
          <TextField {...field('city')} label={words.city} autoComplete="address-level2" optional />
          <Select
            {...field('state')}
            label={words.state}
            placeholder={words.chooseState}
            options={stateOptions}
            autoComplete="address-level1"
          />
        </div>
        <TextField
          {...field('zip')}
          label={words.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          width="zip"
          optional
        />
      </fieldset>
      {more?.parts}
      {children}
    </Form>
  )
}
