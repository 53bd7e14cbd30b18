import { AsIs } from '#ui/display/AsIs.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { useWords } from '#ui/language/language.ts'
import type { ReviewedLine } from '../../rules/progress/review.ts'
import { readOnlyWords } from './form-words.ts'
import { getFieldId } from './state/answer-path.ts'

export interface AnswerLinesProps {
  readonly lines: readonly ReviewedLine[]
  /** Heading level, 2 to 6. */
  readonly level: number
  /** True inside a list entry. */
  readonly isInEntry?: boolean
}

export function AnswerLines({ lines, level, isInEntry = false }: AnswerLinesProps) {
  const words = useWords(readOnlyWords)
  const Tag = `h${Math.min(level, 6)}` as 'h2'
  const pairs = lines.filter(({ lines: below }) => below === undefined)
  return (
    <div className="answers">
      {pairs.length === 0 ? null : (
        <dl className="fact-list rows">
          {pairs.map((line) => (
            <div
              key={getFieldId(line.path)}
              className={classNames('fact-pair', (line.onPaper ?? line.text) === '' && 'on-screen')}
            >
              <dt>{line.label}</dt>
              <dd>
                {line.text === '' ? (
                  <span className="soft">{line.isOthers ? words.others : words.nothing}</span>
                ) : (
                  <Text line={line} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines
        .filter(({ lines: below }) => below !== undefined)
        .map((line) => (
          <section
            key={getFieldId(line.path)}
            className={line.text === '' && !isInEntry ? 'entries' : 'entry read'}
          >
            <Tag>
              <span>{line.text === '' ? line.label : `${line.label}: `}</span>
              {line.text === '' ? null : <Text line={line} />}
            </Tag>
            {line.lines?.length === 0 ? (
              line.text === '' ? (
                <p className="soft">{words.nothing}</p>
              ) : null
            ) : (
              <AnswerLines lines={line.lines ?? []} level={level + 1} isInEntry />
            )}
          </section>
        ))}
    </div>
  )
}

/** Print withholds more private values than the screen. */
function Text({ line: { text, onPaper, isTyped } }: { readonly line: ReviewedLine }) {
  const words =
    onPaper === undefined ? (
      <span>{text}</span>
    ) : (
      <>
        <span className="on-screen">{text}</span>
        <span className="on-paper">{onPaper}</span>
      </>
    )
  return isTyped ? <AsIs>{words}</AsIs> : words
}
