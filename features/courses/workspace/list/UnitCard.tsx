import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useCourseActWords } from '../case/use-course-act.ts'
import { courseUnit, setCourseUnit } from './courses-list.operations.ts'
import { courseListWords } from './words.ts'

/** The key of the firm at the order service. Administrators change it. */
export function UnitCard() {
  const words = useWords(courseListWords)
  const mayChange = usePermissions()('firm-settings')
  const query = useGraphQuery(courseUnit, {})
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card gap-large" aria-labelledby="course-unit">
      <h2 id="course-unit">{words.unitTitle}</h2>
      <Part query={query}>
        {({ courseUnit: unitKey }) => (
          <>
            <p className="gap-small">
              <span className="soft">{words.unit}</span> {unitKey ?? words.unitNone}
            </p>
            {mayChange ? (
              <div className="actions gap-small">
                <Button look="second" small onPress={() => setOpen(true)}>
                  {unitKey === null ? words.unitSet : words.unitChange}
                </Button>
              </div>
            ) : null}
            {isOpen ? <UnitDialog unitKey={unitKey} onClose={() => setOpen(false)} /> : null}
          </>
        )}
      </Part>
    </section>
  )
}

interface UnitDialogProps {
  readonly unitKey: string | null
  readonly onClose: () => void
}

function UnitDialog({ unitKey, onClose }: UnitDialogProps) {
  const words = useWords(courseListWords)
  const form = useDraftForm({
    read: { unitKey },
    toDraft: (saved) => ({ unitKey: saved.unitKey ?? '' }),
    words: useCourseActWords(),
    save: async (draft, seen) =>
      (await graph.run(setCourseUnit, { seen: seen.unitKey, unitKey: draft.unitKey }))
        .setCourseUnit,
    getSaved: ({ success, errorCode, unitKey: saved }) =>
      success || errorCode === 'courses.unit-changed' ? { unitKey: saved } : null,
    shownBy: [courseUnit],
    asksBeforeLeaving: false,
    toast: () => words.unitSaved,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.unitDialog}>
      <DraftForm
        form={form}
        show={(draft) => [{ field: 'unitKey', name: words.unit, value: draft.unitKey }]}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('unitKey')}
          label={words.unit}
          hint={words.unitHint}
          autoComplete="off"
          spellCheck={false}
        />
      </DraftForm>
    </Dialog>
  )
}
