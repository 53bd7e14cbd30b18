// spec: courses#look-up-own
import { useState } from 'react'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { orderStatus, type CourseNumber } from '../../rules/progress/courses.ts'
import { toSubmittedSsn, ssnMask } from '../../rules/ordering/ssn.ts'
import {
  findUserVerification,
  type UserVerificationForm,
} from '../../rules/ordering/user-verification-form.ts'
import { lookUpCourseOrder } from '../courses.operations.ts'
import { personWords, verificationWords } from '../flow-words.ts'
import { coursesSentences } from '../words.ts'
import { ssnLeft, ssnTyped } from './ssn-typing.ts'
import { StepForm } from './StepForm.tsx'
import type { OwnApplicant } from './use-applicant.ts'
import { useStepCall } from './use-step-call.ts'

export function UserVerification({
  course,
  applicant,
}: {
  readonly course: CourseNumber
  readonly applicant: OwnApplicant
}) {
  const words = useWords(verificationWords)
  const { lastName: lastNameLabel } = useWords(personWords)
  const sentences = useWords(coursesSentences)
  const { isBusy, refusal, send } = useStepCall(
    course,
    orderStatus.errorOnUserVerification,
    'courses.look-up-failed',
  )
  const isStored = applicant.ssn !== null
  // Never stored: a reload clears it.
  const [ssn, setSsn] = useState(isStored ? ssnMask : '')
  const [submitted, setSubmitted] = useState<UserVerificationForm>()
  const lastName = applicant.familyName ?? ''

  async function submit() {
    const form = { lastName, ssn: ssnLeft(ssn, isStored) }
    setSubmitted(form)
    if (findUserVerification(form).length > 0) return
    await send(
      async (about) =>
        (await graph.run(lookUpCourseOrder, { ...about, lastName, ssn: toSubmittedSsn(form.ssn) }))
          .placeCourseOrderLookup,
    )
  }

  return (
    <StepForm
      words={words}
      why={words}
      refusal={refusal}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      // Checked on submit only (spec: courses#ssn-field).
      errors={
        submitted === undefined ? {} : fieldErrors(findUserVerification(submitted), sentences)
      }
    >
      <TextField
        name="lastName"
        label={lastNameLabel}
        value={lastName}
        readOnly
        autoComplete="off"
        spellCheck={false}
        hint={
          <>
            {words.lastNameHint} <Link href={paths.userProfile}>{words.toProfile}</Link>
          </>
        }
      />
      <TextField
        name="ssn"
        label={words.ssn}
        hint={isStored ? words.ssnKept : words.ssnHint}
        value={ssn}
        width="phone"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        onChange={(typed) => setSsn(ssnTyped(ssn, typed))}
        onBlur={() => setSsn(ssnLeft(ssn, isStored))}
      />
    </StepForm>
  )
}
