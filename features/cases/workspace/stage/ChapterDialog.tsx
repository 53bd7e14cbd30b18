import { useState } from 'react'
import { parseMonthDayYear } from '#lib/dates.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { StaffCase } from '../case/case-data.ts'
import { staffCasePage } from '../case/case-page.operations.ts'
import { casePageWords } from '../case/words.ts'
import { changeCaseChapter } from './stage.operations.ts'
import { stageSentences, stageWords } from './words.ts'

export interface ChapterDialogProps {
  readonly client: Pick<StaffCase['client'], 'id' | 'stage' | 'chapter'>
  readonly onClose: () => void
}

interface Chapter {
  readonly chapter: number | null
}

/** Chooses the chapter before filing, and converts a filed case. */
export function ChapterDialog({ client, onClose }: ChapterDialogProps) {
  const words = useWords(stageWords)
  const sentences = useWords(stageSentences)
  const { trouble } = useWords(casePageWords)
  const isFiled = client.stage === 'FILED'
  const [read] = useState<Chapter>({ chapter: client.chapter })
  const [convertedOn, setConvertedOn] = useState('')
  const day = parseMonthDayYear(convertedOn)
  const isDayMissing = isFiled && day === undefined
  const chapters: Readonly<Record<string, string>> = words.chapters
  const toName = ({ chapter }: Chapter) => chapters[`${chapter ?? ''}`] ?? words.none
  const form = useDraftForm({
    read,
    toDraft: (saved) => saved,
    first: { chapter: toOther(read.chapter, read.chapter, isFiled) },
    check: () => (isDayMissing ? { convertedOn: words.problems.convertedOnInvalid } : {}),
    words: { sentences, trouble },
    save: async (draft, { chapter: seen }) => {
      const chapter = toOther(draft.chapter, seen, isFiled)
      const conversion = { convertedOn: isFiled ? day : undefined }
      const variables = { caseId: client.id, seen, chapter, ...conversion }
      return (await graph.run(changeCaseChapter, variables)).changeCaseChapter
    },
    getSaved: ({ errorCode, current }) =>
      errorCode === 'cases.chapter-changed' ? { chapter: current } : null,
    shownBy: [staffCasePage],
    asksBeforeLeaving: false,
    toast: (_, { current }) =>
      isFiled ? words.converted(toName({ chapter: current })) : words.chapterSaved,
    onSaved: onClose,
  })
  const { chapter: seen } = form.newer ?? read
  const chosen = toOther(form.draft.chapter, seen, isFiled)
  const options = isFiled ? [7, 13].filter((value) => value !== seen) : [7, 13, null]
  return (
    <Dialog isOpen onClose={onClose} title={isFiled ? words.convertTitle : words.chapterTitle}>
      <DraftForm
        form={form}
        show={(draft) => [{ field: 'chapter', name: words.chapter, value: toName(draft) }]}
        fieldNames={{ convertedOn: words.convertedOn }}
        lead={isFiled ? words.convertLead : words.chapterLead}
        submit={isFiled ? words.convert : words.saveChapter}
        onCancel={onClose}
      >
        <Select
          name="chapter"
          label={words.chapter}
          value={`${chosen ?? ''}`}
          onChange={(value) => form.set({ chapter: value === '' ? null : Number(value) })}
          options={options.map((chapter) => ({
            value: `${chapter ?? ''}`,
            label: toName({ chapter }),
          }))}
        />
        {isFiled ? (
          <TextField
            name="convertedOn"
            label={words.convertedOn}
            hint={words.convertedOnHints[chosen === 7 ? 7 : 13]}
            value={convertedOn}
            onChange={setConvertedOn}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : null}
      </DraftForm>
    </Dialog>
  )
}

/** A conversion leads to the chapter that the case does not have, also when a colleague was first. */
function toOther(chapter: number | null, seen: number | null, isFiled: boolean): number | null {
  if (!isFiled || chapter !== seen) return chapter
  return seen === 13 ? 7 : 13
}
