import { useState } from 'react'
import { parseMonthDayYear } from '#lib/dates.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/draft/Refusal.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { StaffCase } from '../case-page/case-data.ts'
import { staffCasePage } from '../case-page/case-page.operations.ts'
import { casePageWords } from '../case-page/words.ts'
import { changeCaseChapter } from './stage.operations.ts'
import { stageSentences, stageWords } from './words.ts'

export interface ChapterDialogProps {
  readonly client: Pick<StaffCase['client'], 'id' | 'stage' | 'chapter'>
  readonly onClose: () => void
}

/** Chooses the chapter before filing, and converts a filed case. */
export function ChapterDialog({ client, onClose }: ChapterDialogProps) {
  const words = useWords(stageWords)
  const sentences = useWords(stageSentences)
  const { trouble } = useWords(casePageWords)
  const act = useAct({ sentences, trouble })
  const isFiled = client.stage === 'FILED'
  const [seen, setSeen] = useState(client.chapter)
  const [newer, setNewer] = useState<number | null>()
  const [chapter, setChapter] = useState(() => findNext(client.chapter, isFiled))
  const [convertedOn, setConvertedOn] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const day = parseMonthDayYear(convertedOn)
  const isDayMissing = isFiled && day === undefined
  const chapters: Readonly<Record<string, string>> = words.chapters
  const toName = (value: number | null) => chapters[`${value ?? ''}`] ?? words.none

  async function submit() {
    setWasSubmitted(true)
    if (isDayMissing) return
    const variables = { caseId: client.id, seen, chapter, convertedOn: isFiled ? day : undefined }
    const result = await act.run(async () => {
      const outcome = (await graph.run(changeCaseChapter, variables)).changeCaseChapter
      if (outcome.errorCode === 'cases.chapter-changed') {
        setSeen(outcome.current)
        setNewer(outcome.current)
      }
      return outcome
    })
    await readAgain(staffCasePage)
    if (!result) return
    const title = isFiled ? words.converted(toName(chapter)) : words.chapterSaved
    toasts.show({ tone: 'success', title })
    onClose()
  }

  const options = isFiled ? [7, 13].filter((value) => value !== seen) : [7, 13, null]
  return (
    <Dialog isOpen onClose={onClose} title={isFiled ? words.convertTitle : words.chapterTitle}>
      <Refusal
        problem={act.problem}
        rows={
          newer === undefined
            ? undefined
            : [{ name: words.chapter, saved: toName(newer), draft: toName(chapter) }]
        }
        onTake={() => newer !== undefined && setChapter(newer)}
      />
      <p className="soft dialog-notice">{isFiled ? words.convertLead : words.chapterLead}</p>
      <Form
        onSubmit={() => void submit()}
        errors={
          wasSubmitted && isDayMissing ? { convertedOn: words.problems.convertedOnInvalid } : {}
        }
        fieldNames={{ convertedOn: words.convertedOn }}
      >
        <Select
          name="chapter"
          label={words.chapter}
          value={`${chapter ?? ''}`}
          onChange={(value) => setChapter(value === '' ? null : Number(value))}
          options={options.map((value) => ({ value: `${value ?? ''}`, label: toName(value) }))}
        />
        {isFiled ? (
          <TextField
            name="convertedOn"
            label={words.convertedOn}
            hint={words.dayHint}
            value={convertedOn}
            onChange={setConvertedOn}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : null}
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {isFiled ? words.convert : words.saveChapter}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** A conversion leads to the chapter that the case does not have. */
function findNext(chapter: number | null, isFiled: boolean): number | null {
  if (!isFiled) return chapter
  return chapter === 13 ? 7 : 13
}
