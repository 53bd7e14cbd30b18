import { useState } from 'react'
import { parseMonthDayYear } from '#lib/dates.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { setCaseCourseDay, type CourseOfDebtorPartsFragment } from '../case-courses.operations.ts'
import type { CourseDialogProps } from '../course-props.ts'
import { courseQueries, useCourseActWords } from '../use-course-act.ts'
import { caseCourseWords } from '../words.ts'
import { isSameDay, toDayDraft } from './day-draft.ts'

type CourseDay = CourseOfDebtorPartsFragment['days'][number]

/** A deadline of one debtor: as counted, a date of the firm, or none. */
export function DayDialog(props: CourseDialogProps) {
  const { debtor, onClose } = props
  const words = useWords(caseCourseWords)
  const [kind, setKind] = useState(debtor.days.at(-1)?.kind)
  const day = debtor.days.find((each) => each.kind === kind)
  return (
    <Dialog isOpen onClose={onClose} title={words.setDayTitle(debtor.givenName)}>
      {debtor.days.length < 2 ? null : (
        <Select
          name="kind"
          label={words.whichDay}
          value={kind ?? ''}
          onChange={(value) => setKind(debtor.days.find((each) => each.kind === value)?.kind)}
          options={debtor.days.map((each) => ({
            value: each.kind,
            label: words.dayKinds[each.kind],
          }))}
        />
      )}
      {day === undefined ? null : <DayForm key={day.kind} {...props} day={day} />}
    </Dialog>
  )
}

function DayForm({
  caseId,
  course: { version },
  debtor: { debtor },
  day: { kind, day, isOfFirm },
  onClose,
}: CourseDialogProps & { readonly day: CourseDay }) {
  const words = useWords(caseCourseWords)
  const form = useDraftForm({
    empty: toDayDraft({ day, isOfFirm }),
    check: (draft) =>
      draft.choice === 'DAY' && parseMonthDayYear(draft.day) === undefined
        ? { day: words.dayInvalid }
        : {},
    words: useCourseActWords(),
    save: async (draft) => {
      if (isSameDay(draft, { day, isOfFirm })) {
        onClose()
        return 'canceled'
      }
      return (
        await graph.run(setCaseCourseDay, {
          ...{ caseId, version, debtor, kind },
          day: draft.choice === 'DAY' ? parseMonthDayYear(draft.day) : null,
          isCounted: draft.choice === 'COUNTED',
        })
      ).setCaseCourseDay
    },
    shownBy: courseQueries,
    asksBeforeLeaving: false,
    toast: () => words.daySaved,
    onSaved: onClose,
  })
  const { draft, change } = form
  return (
    <DraftForm form={form} fieldNames={{ day: words.day }} onCancel={onClose}>
      <RadioTiles
        name="choice"
        label={words.dayChoice}
        value={draft.choice}
        onChange={(choice) => change({ choice })}
        options={(['COUNTED', 'DAY', 'NONE'] as const).map((value) => ({
          value,
          label: words.dayChoices[value],
        }))}
      />
      {draft.choice === 'DAY' ? (
        <TextField
          {...form.bind('day')}
          label={words.day}
          hint={words.dayHint}
          autoComplete="off"
          width="phone"
        />
      ) : null}
    </DraftForm>
  )
}
