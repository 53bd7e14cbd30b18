import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { findLineProblems, maxOwnLines, toLineField } from '../../rules/filing-list.ts'
import { useFilingActWords } from '../case/use-filing-act.ts'
import { filingWords } from '../words.ts'
import {
  changeFilingList,
  firmFilingList,
  type FilingListPartsFragment,
} from './filing-list.operations.ts'
import { lineKinds, replaceLine, toDraft, toInput, type ListDraft } from './list-draft.ts'
import { filingListWords } from './words.ts'

export function FilingListForm({ read }: { readonly read: FilingListPartsFragment }) {
  const words = useWords(filingListWords)
  const { lines } = useWords(filingWords)
  const actWords = useFilingActWords()
  const form = useDraftForm({
    read,
    toDraft,
    check: ({ own }) => fieldErrors(findLineProblems(own), actWords.sentences),
    words: actWords,
    save: async (draft, { version }) =>
      (await graph.run(changeFilingList, { version, ...toInput(draft) })).changeFilingList,
    getSaved: ({ filingList }) => filingList,
    shownBy: [firmFilingList],
    toast: () => words.saved,
  })
  const { draft, change } = form
  const { own } = draft

  function add(): void {
    const key = freshKey()
    change({ own: [...own, { key, name: '', isNecessary: true }] })
    requestAnimationFrame(() => document.getElementById(toLineField(key))?.focus())
  }

  const show = ({ necessary, own: shown }: ListDraft) => [
    {
      field: 'necessary',
      name: words.ofProduct,
      value: necessary.map((kind) => lines[kind]).join(', '),
    },
    ...shown.map(({ key, name, isNecessary }, index) => ({
      field: toLineField(key),
      name: words.line(index + 1),
      value: isNecessary ? name : words.optionalLine(name),
    })),
  ]
  return (
    <div className="gap-medium">
      <DraftForm
        form={form}
        show={show}
        isLong
        actions={
          own.length < maxOwnLines ? (
            <Button look="second" icon="plus" onPress={add}>
              {words.add}
            </Button>
          ) : null
        }
      >
        <CheckboxGroup
          name="necessary"
          label={words.ofProduct}
          hint={words.ofProductHint}
          value={draft.necessary}
          onChange={(chosen) =>
            change({ necessary: lineKinds.filter((kind) => chosen.includes(kind)) })
          }
          options={lineKinds.map((value) => ({ value, label: lines[value] }))}
        />
        <h2>{words.ofFirm}</h2>
        {own.length === 0 ? <p className="soft">{words.none}</p> : null}
        {own.map((line, index) => (
          <div key={line.key} className="filing-own-line">
            <TextField
              name={toLineField(line.key)}
              label={words.line(index + 1)}
              value={line.name}
              onChange={(name) => change({ own: replaceLine(own, { ...line, name }) })}
              autoComplete="off"
            />
            <Checkbox
              name={`necessary-${line.key}`}
              checked={line.isNecessary}
              onChange={(isNecessary) =>
                change({ own: replaceLine(own, { ...line, isNecessary }) })
              }
            >
              {words.isNecessary}
            </Checkbox>
            <Button
              look="quiet"
              small
              name={words.removeLine(index + 1)}
              onPress={() => change({ own: own.filter(({ key }) => key !== line.key) })}
            >
              {words.remove}
            </Button>
          </div>
        ))}
      </DraftForm>
    </div>
  )
}
