// The answers of a section that was handed in: as text, no form (decisions B6.7).
import { useLanguage, useWords } from '#ui/language.ts'
import { answerLines, type AnswerLine } from '../../rules/answer-text.ts'
import type { JsonObject, ModelQuestion, Schema, UiSchema } from '../../rules/model.ts'
import { readOnlyWords } from '../form-words.ts'
import { fieldIdOf } from './answer-path.ts'

export interface ReadOnlyAnswersProps {
  readonly unit: { readonly Schema: Schema; readonly UISchema: UiSchema }
  readonly value: JsonObject
  readonly subs: readonly ModelQuestion[]
}

export function ReadOnlyAnswers({ unit, value, subs }: ReadOnlyAnswersProps) {
  return <Lines lines={answerLines(unit, value, useLanguage(), subs)} level={2} />
}

/** What stands alone as pairs of name and answer; lists below their names. */
function Lines({ lines, level }: { readonly lines: readonly AnswerLine[]; readonly level: number }) {
  const words = useWords(readOnlyWords)
  const Tag = `h${Math.min(level, 6)}` as 'h2'
  return (
    <div className="answers">
      <dl className="kv rows">
        {lines.filter(({ lines: below }) => below === undefined).map(({ path, label, text }) => (
          <div key={fieldIdOf(path)} className="kv-pair">
            <dt>{label}</dt>
            <dd>{text === '' ? <span className="soft">{words.nothing}</span> : text}</dd>
          </div>
        ))}
      </dl>
      {lines.filter(({ lines: below }) => below !== undefined).map(({ path, label, text, lines: below = [] }) => (
        <section key={fieldIdOf(path)} className={text === '' && level === 2 ? 'entries' : 'entry read'}>
          <Tag>{text === '' ? label : `${label}: ${text}`}</Tag>
          {below.length === 0 ? <p className="soft">{words.nothing}</p> : <Lines lines={below} level={level + 1} />}
        </section>
      ))}
    </div>
  )
}
