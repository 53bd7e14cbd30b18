import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { orderCaseCourse } from '../case-courses.operations.ts'
import type { CourseDialogProps } from '../course-props.ts'
import { courseQueries, useCourseActWords } from '../use-course-act.ts'
import { caseCourseWords } from '../words.ts'
import { fieldOf, findRefusedField } from './order-draft.ts'

const toDigits = (typed: string) => typed.replace(/\D/g, '')

/** Orders for one debtor, or for both who take the course together. */
export function OrderDialog({
  caseId,
  course: { course, version, option, debtors },
  debtor: { debtor, givenName },
  onClose,
}: CourseDialogProps) {
  const words = useWords(caseCourseWords)
  const takers =
    option === 'TOGETHER' ? debtors : debtors.filter((person) => person.debtor === debtor)
  const form = useDraftForm({
    empty: { ssn1: '', ssn2: '' },
    check: (draft) =>
      Object.fromEntries(
        takers.flatMap((person) => {
          const digits = toDigits(draft[fieldOf(person.debtor)])
          return digits === '' || digits.length === 9
            ? []
            : [[fieldOf(person.debtor), words.ssnInvalid] as const]
        }),
      ),
    words: useCourseActWords(),
    save: async (draft) => {
      const { orderCaseCourse: result } = await graph.run(orderCaseCourse, {
        ...{ caseId, course, version, debtor },
        numbers: takers.map((person) => ({
          debtor: person.debtor,
          ssn: toDigits(draft[fieldOf(person.debtor)]),
        })),
      })
      return { ...result, errorField: findRefusedField(result) }
    },
    shownBy: courseQueries,
    toast: () => words.ordered,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.orderTitle(givenName)}>
      <DraftForm
        form={form}
        fieldNames={Object.fromEntries(
          takers.map((person) => [fieldOf(person.debtor), words.ssn(person.givenName)]),
        )}
        lead={words.orderLead}
        submit={words.orderAct}
        busy={words.ordering}
        onCancel={onClose}
      >
        {takers.map((person) => (
          <TextField
            key={person.debtor}
            {...form.bind(fieldOf(person.debtor))}
            label={words.ssn(person.givenName)}
            hint={words.ssnHint}
            autoComplete="off"
            inputMode="numeric"
            width="phone"
          />
        ))}
      </DraftForm>
    </Dialog>
  )
}
