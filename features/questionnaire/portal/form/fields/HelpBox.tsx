// spec: questionnaire#help-box, questionnaire#help
import { useWords } from '#ui/language/language.ts'
import { TextareaLook } from '../../../kinds/looks/text.tsx'
import type { Schema } from '../../../rules/content/model.ts'
import { helpWords } from '../form-words.ts'
import { getFieldId, type AnswerPath } from '../state/answer-path.ts'
import { useAnswerAt, useQuestion } from '../state/form-scope.ts'

const boxPath: AnswerPath = ['userNeedsHelp']
const notePath: AnswerPath = ['helpNote']

export function HelpBox({ schema }: { readonly schema: Schema }) {
  const words = useWords(helpWords)
  const { store } = useQuestion()
  const isWanted = useAnswerAt(boxPath) === true
  const note = useAnswerAt(notePath)
  const noteSchema = schema.properties?.['helpNote'] ?? {}
  const id = getFieldId(boxPath)
  return (
    <div className="field help-box">
      <label className="pick bare">
        <input
          type="checkbox"
          id={id}
          checked={isWanted}
          aria-describedby={`${id}-hint`}
          onChange={(event) => store.choose(boxPath, event.currentTarget.checked || undefined)}
        />
        <span>{words.box}</span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        {isWanted ? words.hint : ''}
      </p>
      {isWanted ? (
        <div className="field">
          <label className="label" htmlFor={getFieldId(notePath)}>
            {words.note}
          </label>
          <TextareaLook
            id={getFieldId(notePath)}
            value={note}
            schema={noteSchema}
            options={{}}
            title={words.note}
            label={words.note}
            isOptional
            isReadOnly={false}
            isInvalid={false}
            describedBy={undefined}
            autoComplete={undefined}
            onChoose={(next) => store.choose(notePath, next)}
            onType={(next) => store.type(notePath, next)}
            onLeave={() => store.flush()}
          />
        </div>
      ) : null}
    </div>
  )
}
