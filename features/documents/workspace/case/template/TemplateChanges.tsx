import { useWords } from '#ui/language/language.ts'
import { groupLines, type ChangeLine } from './group-lines.ts'
import { templateWords } from './words.ts'

export interface TemplateChangesProps {
  readonly lines: readonly ChangeLine[]
}

/** What a checklist adds to the case, what it takes back, and what stays. */
export function TemplateChanges({ lines }: TemplateChangesProps) {
  const words = useWords(templateWords)
  const groups = groupLines(lines)
  const showLine = ({ name, from, to, stays }: ChangeLine) =>
    stays === null
      ? words.becomes(name, words.needs[to])
      : words.staysBecause(name, words.needs[from ?? to], words.reasons[stays])
  return (
    <section className="template-changes" aria-label={words.changes} aria-live="polite">
      {(['added', 'lessened', 'stays'] as const).map((group) =>
        groups[group].length === 0 ? null : (
          <div key={group}>
            <h3 className="label">{words[group]}</h3>
            <ul>
              {groups[group].map((line) => (
                <li key={line.name}>{showLine(line)}</li>
              ))}
            </ul>
          </div>
        ),
      )}
      {lines.length === 0 ? (
        <p className="soft">{words.nothing}</p>
      ) : (
        <p className="soft small-text">{words.noLoss}</p>
      )}
    </section>
  )
}
