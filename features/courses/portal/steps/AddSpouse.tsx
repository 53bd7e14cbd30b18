// spec: courses#add-spouse-step
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import { orderStatus, type CourseNumber } from '../../rules/progress/courses.ts'
import { findSpouse, type SpouseForm } from '../../rules/ordering/spouse-form.ts'
import { addSpouseToOrder } from '../courses.operations.ts'
import { spouseStepWords } from '../flow-words.ts'
import { coursesSentences } from '../words.ts'
import { noSpouse, toSubmittedSpouse, type SpouseName } from './submitted-spouse.ts'
import { SpouseFields } from './SpouseFields.tsx'
import { ssnLeft } from './ssn-typing.ts'
import { StepForm } from './StepForm.tsx'
import { useStepCall } from './use-step-call.ts'

export function AddSpouse({
  course,
  spouse: { firstName, lastName },
}: {
  readonly course: CourseNumber
  readonly spouse: SpouseName
}) {
  const words = useWords(spouseStepWords)
  const sentences = useWords(coursesSentences)
  const { id: caseId } = useCurrentCase()
  const { isBusy, refusal, send } = useStepCall(
    course,
    orderStatus.errorOnAddSpouse,
    'courses.add-spouse-failed',
  )
  const [typed, setTyped, { sent: clearStored }] = useUnsentForm(
    `course-spouse:${caseId}:${course}`,
    {
      ...noSpouse,
      firstName,
      lastName,
    },
  )
  // Never stored: a reload clears it.
  const [ssn, setSsn] = useState('')
  const form: SpouseForm = { ...typed, ssn }
  const { errors, submit } = useDraft({
    empty: form,
    store: [form, change],
    check: findSpouse,
    sentences,
  })

  function change({ ssn: number, ...others }: SpouseForm) {
    setSsn(number)
    setTyped(others)
  }

  async function sendSpouse() {
    const spouse = toSubmittedSpouse({ ...form, ssn: ssnLeft(ssn, false) })
    if (
      await send(
        async (about) =>
          (await graph.run(addSpouseToOrder, { ...about, ...spouse }))
            .placeNewCourseOrderAddSpouseOrJointDebtors,
      )
    )
      clearStored()
  }

  return (
    <StepForm
      words={words}
      refusal={refusal}
      isBusy={isBusy}
      onSubmit={() => submit(() => void sendSpouse())}
      errors={errors}
    >
      <Checkbox
        name="addSpouse"
        checked={form.addSpouse}
        onChange={(addSpouse) => change({ ...form, addSpouse })}
      >
        {words.together}
      </Checkbox>
      <p className="soft">{form.addSpouse ? words.whenOn : words.whenOff}</p>
      {form.addSpouse ? <SpouseFields form={form} onChange={change} /> : null}
    </StepForm>
  )
}
