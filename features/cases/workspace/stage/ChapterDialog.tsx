import { useState } from 'react'
import { parseMonthDayYear } from '#lib/dates.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findDocketProblem } from '../../rules/status/parts.ts'
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

/** Of a conversion with its day and docket number, as they were typed. */
interface ChapterDraft extends Chapter {
  readonly convertedOn: string
  readonly docketNumber: string
}

/** Chooses the chapter before filing, and converts a filed case. */
export function ChapterDialog({ client, onClose }: ChapterDialogProps) {
  const words = useWords(stageWords)
  const sentences = useWords(stageSentences)
  const { trouble } = useWords(casePageWords)
  const isFiled = client.stage === 'FILED'
  const [read] = useState<Chapter>({ chapter: client.chapter })
  const chapters: Readonly<Record<string, string>> = words.chapters
  const toName = ({ chapter }: Chapter) => chapters[`${chapter ?? ''}`] ?? words.none
  const form = useDraftForm({
    read,
    toDraft,
    first: toDraft({ chapter: toOther(read.chapter, read.chapter, isFiled) }),
    keptAs: `chapter|${client.id}|${client.stage}`,
    check: ({ convertedOn, docketNumber }) => {
      if (!isFiled) return {}
      const docket = findDocketProblem(docketNumber)
      return {
        ...(!parseMonthDayYear(convertedOn) && { convertedOn: words.problems.convertedOnInvalid }),
        ...fieldErrors(docket ? [{ ...docket, field: 'docketNumber' }] : [], sentences),
      }
    },
    words: { sentences, trouble },
    save: async (draft, { chapter: seen }) => {
      const chapter = toOther(draft.chapter, seen, isFiled)
      const { convertedOn, docketNumber } = draft
      const conversion = { convertedOn: parseMonthDayYear(convertedOn), docketNumber }
      const variables = { caseId: client.id, seen, chapter, ...(isFiled && conversion) }
      return (await graph.run(changeCaseChapter, variables)).changeCaseChapter
    },
    getSaved: ({ errorCode, current }) =>
      errorCode === 'cases.chapter-changed' ? { chapter: current } : null,
    shownBy: [staffCasePage],
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
        fieldNames={{ convertedOn: words.convertedOn, docketNumber: words.docketNumber }}
        lead={isFiled ? words.convertLead : words.chapterLead}
        submit={isFiled ? words.convert : words.saveChapter}
        onCancel={onClose}
      >
        <Select
          name="chapter"
          label={words.chapter}
          value={`${chosen ?? ''}`}
          onChange={(value) => form.change({ chapter: value === '' ? null : Number(value) })}
          options={options.map((chapter) => ({
            value: `${chapter ?? ''}`,
            label: toName({ chapter }),
          }))}
        />
        {isFiled ? (
          <>
            <TextField
              {...form.bind('convertedOn')}
              label={words.convertedOn}
              hint={words.convertedOnHints[chosen === 7 ? 7 : 13]}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...form.bind('docketNumber')}
              label={words.docketNumber}
              hint={words.conversionDocketHints[chosen === 7 ? 7 : 13]}
              optional
              autoComplete="off"
              spellCheck={false}
            />
          </>
        ) : null}
      </DraftForm>
    </Dialog>
  )
}

const toDraft = ({ chapter }: Chapter): ChapterDraft => ({
  ...{ chapter, convertedOn: '', docketNumber: '' },
})

/** A conversion leads to the chapter that the case does not have, also when a colleague was first. */
function toOther(chapter: number | null, seen: number | null, isFiled: boolean): number | null {
  if (!isFiled || chapter !== seen) return chapter
  return seen === 13 ? 7 : 13
}
