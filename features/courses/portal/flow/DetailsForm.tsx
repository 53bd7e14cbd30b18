import { useOwnUserName } from '#features/cases/portal/current-case/own-account.ts'
import { readablePhone } from '#lib/phone.ts'
import { states } from '#lib/states.ts'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Details } from '#ui/page/Details.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import {
  findCustomerDetails,
  type CustomerDetailsForm,
} from '../../rules/ordering/customer-details-form.ts'
import { zipCharacters } from '../../rules/ordering/form-rules.ts'
import type { OrderedPersonFragment } from '../courses.operations.ts'
import { personWords, readingWords, verifySpouseWords, verifyWords } from '../flow-words.ts'
import { coursesSentences } from '../words.ts'
import { isUserId } from './customer-values.ts'
import type { DetailsPage } from './use-person.ts'

const stateOptions = states.map(([value, label]) => ({ value, label }))

/** Browsers autofill the user's own data, so autofill is off for the spouse's details. */
const memory = { verify: (name: string) => name, 'verify-spouse': () => 'off' } as const

export interface DetailsFormProps {
  readonly page: DetailsPage
  /** The stored details. A stored email address or mobile phone is read-only. */
  readonly person: OrderedPersonFragment
  readonly values: CustomerDetailsForm
  readonly onChange: (values: CustomerDetailsForm) => void
  /** Called only when validation finds no problem. */
  readonly onValid: () => void
  readonly isBusy: boolean
  readonly backTo: string
  readonly onBack: () => void
}

export function DetailsForm({
  page,
  person,
  values,
  onChange,
  onValid,
  isBusy,
  backTo,
  onBack,
}: DetailsFormProps) {
  const words = useWords(personWords)
  const { back } = useWords(readingWords)
  const { why, whyText } = useWords(page === 'verify' ? verifyWords : verifySpouseWords)
  const sentences = useWords(coursesSentences)
  const userName = useOwnUserName()
  const form = useDraft({
    empty: values,
    store: [values, onChange],
    check: findCustomerDetails,
    sentences,
  })
  const field = (name: keyof CustomerDetailsForm, autoComplete: string) => ({
    ...form.bind(name),
    autoComplete: memory[page](autoComplete),
  })

  function channel(name: 'mobilePhone' | 'emailAddress', label: string, autoComplete: string) {
    const known = person[name] ?? ''
    const isFixed = !isBlank(known)
    const shown = name === 'mobilePhone' ? readablePhone(known) : known
    return {
      ...field(name, isFixed ? 'off' : autoComplete),
      label: isUserId(known, userName) ? words.userId(label) : label,
      readOnly: isFixed,
      hint: isFixed ? words.fixed : words.onceOpen,
      ...(isFixed ? { value: shown } : {}),
    }
  }

  return (
    <Form
      className="card"
      onSubmit={() => form.submit(onValid)}
      errors={form.errors}
      fieldNames={{ emailAddress: words.emailAddress }}
    >
      <fieldset className="stack">
        <legend className="part-title">{words.name}</legend>
        <div className="pair">
          <TextField
            {...field('firstName', 'given-name')}
            label={words.firstName}
            spellCheck={false}
          />
          <TextField
            {...field('middleName', 'additional-name')}
            label={words.middleInitial}
            maxLength={1}
            width="zip"
            spellCheck={false}
            optional
          />
        </div>
        <div className="pair">
          <TextField
            {...field('lastName', 'family-name')}
            label={words.lastName}
            spellCheck={false}
          />
          <TextField
            {...field('suffix', 'honorific-suffix')}
            label={words.suffix}
            hint={words.suffixHint}
            width="zip"
            optional
          />
        </div>
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{words.reached}</legend>
        <TextField
          {...channel('mobilePhone', words.mobilePhone, 'mobile tel')}
          type="tel"
          inputMode="tel"
          width="phone"
        />
        <div className="pair">
          <TextField
            {...field('homePhone', 'home tel')}
            label={words.homePhone}
            type="tel"
            inputMode="tel"
            width="phone"
            optional
          />
          <TextField
            {...field('workPhone', 'work tel')}
            label={words.workPhone}
            type="tel"
            inputMode="tel"
            width="phone"
            optional
          />
        </div>
        <TextField
          {...channel('emailAddress', words.emailAddress, 'email')}
          type="email"
          inputMode="email"
          spellCheck={false}
        />
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{words.address}</legend>
        <TextField
          {...field('mailingAddress', 'street-address')}
          label={words.mailingAddress}
          optional
        />
        <div className="pair">
          <TextField {...field('city', 'address-level2')} label={words.city} optional />
          <Select
            {...field('selectState', 'address-level1')}
            label={words.state}
            placeholder={words.chooseState}
            options={stateOptions}
          />
        </div>
        <TextField
          {...field('zipCode', 'postal-code')}
          label={words.zip}
          hint={words.zipHint}
          inputMode="numeric"
          maxLength={zipCharacters}
          width="zip"
          optional
        />
      </fieldset>
      <div className="gap-large">
        <Details summary={why}>
          <p>{whyText}</p>
        </Details>
      </div>
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
        <ButtonLink look="quiet" href={backTo} onFollow={onBack}>
          {back}
        </ButtonLink>
      </div>
    </Form>
  )
}
