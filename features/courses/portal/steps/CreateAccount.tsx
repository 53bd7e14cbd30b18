import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { cacheOwnName } from '#features/cases/portal/current-case/own-account.ts'
import { readablePhone } from '#lib/phone.ts'
import { states } from '#lib/states.ts'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import {
  findAccountDetails,
  type AccountDetailsForm,
} from '../../rules/ordering/account-details-form.ts'
import { orderStatus, type CourseNumber } from '../../rules/progress/courses.ts'
import { zipCharacters } from '../../rules/ordering/form-rules.ts'
import { createOrderAccount } from '../courses.operations.ts'
import { accountStepWords, personWords } from '../flow-words.ts'
import { isUserId } from '../flow/customer-values.ts'
import { coursesSentences } from '../words.ts'
import { applicantForm, isRenamed, saveName } from './applicant-form.ts'
import { StepForm } from './StepForm.tsx'
import type { OwnApplicant } from './use-applicant.ts'
import { useStepCall } from './use-step-call.ts'

const stateOptions = states.map(([value, label]) => ({ value, label }))

export function CreateAccount({
  course,
  applicant,
}: {
  readonly course: CourseNumber
  readonly applicant: OwnApplicant
}) {
  const words = useWords(accountStepWords)
  const person = useWords(personWords)
  const sentences = useWords(coursesSentences)
  const { id: caseId } = useCurrentCase()
  const { isBusy, refusal, send } = useStepCall(
    course,
    orderStatus.errorOnCreateAccount,
    'courses.create-account-failed',
  )
  const [typed, setTyped, { sent: clearStored }] = useUnsentForm(
    `course-account:${caseId}:${course}`,
    applicantForm(applicant),
  )
  const [isSavingName, setSavingName] = useState(false)
  const [wasNameRefused, setNameRefused] = useState(false)
  // Read-only fields come from the account, not from a stored form.
  const form: AccountDetailsForm = {
    ...typed,
    mobilePhone: applicant.mobilePhone ?? '',
    emailAddress: applicant.emailAddress,
  }
  const { bind, errors, submit } = useDraft({
    empty: form,
    store: [form, setTyped],
    check: findAccountDetails,
    sentences,
  })
  const field = (name: keyof AccountDetailsForm, autoComplete: string) => ({
    ...bind(name),
    autoComplete,
  })

  /** A changed name is saved in the account first (spec: courses#create-account). */
  async function saveOwnName(): Promise<boolean> {
    if (!isRenamed(applicant, form)) return true
    setSavingName(true)
    const name = await saveName(applicant, form).catch(() => undefined)
    setSavingName(false)
    if (name) cacheOwnName(name)
    return name !== undefined
  }

  async function sendAll() {
    if (isSavingName) return
    if (!(await saveOwnName())) return setNameRefused(true)
    const { street, city, state: stateCode, zipCode } = form
    const address = { street: street.trim(), city: city.trim(), stateCode, zipCode: zipCode.trim() }
    if (
      await send(
        async (about) =>
          (await graph.run(createOrderAccount, { ...about, ...address }))
            .placeNewCourseOrderCreateAccount,
      )
    )
      clearStored()
  }

  return (
    <StepForm
      words={words}
      why={words}
      refusal={wasNameRefused ? words.namesNotSaved : refusal}
      isBusy={isBusy || isSavingName}
      onSubmit={() => {
        setNameRefused(false)
        submit(() => void sendAll())
      }}
      errors={errors}
      fieldNames={{ emailAddress: person.emailAddress }}
    >
      <fieldset className="stack">
        <legend className="part-title">{person.name}</legend>
        <p className="hint">{words.names}</p>
        <TextField
          {...field('firstName', 'given-name')}
          label={person.firstName}
          spellCheck={false}
        />
        <TextField
          {...field('lastName', 'family-name')}
          label={person.lastName}
          spellCheck={false}
        />
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{person.reached}</legend>
        <TextField
          name="mobilePhone"
          label={person.mobilePhone}
          hint={words.channels}
          value={readablePhone(form.mobilePhone)}
          type="tel"
          width="phone"
          autoComplete="off"
          readOnly
        />
        <TextField
          name="emailAddress"
          label={
            isUserId(form.emailAddress, applicant.userName)
              ? person.userId(person.emailAddress)
              : person.emailAddress
          }
          hint={words.channels}
          value={form.emailAddress}
          type="email"
          autoComplete="off"
          readOnly
        />
      </fieldset>
      <fieldset className="stack">
        <legend className="part-title">{person.address}</legend>
        <TextField {...field('street', 'street-address')} label={person.mailingAddress} optional />
        <div className="pair">
          <TextField {...field('city', 'address-level2')} label={person.city} optional />
          <Select
            {...field('state', 'address-level1')}
            label={person.state}
            placeholder={person.chooseState}
            options={stateOptions}
          />
        </div>
        <TextField
          {...field('zipCode', 'postal-code')}
          label={person.zip}
          hint={person.zipHint}
          inputMode="numeric"
          maxLength={zipCharacters}
          width="zip"
          optional
        />
      </fieldset>
    </StepForm>
  )
}
