import { WholeName } from '#features/cases/portal/WholeName.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { IconTile, type TileTone } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { AnswerState } from './summary-rows.ts'
import { summaryWords } from '../words.ts'

const looks: Readonly<Record<AnswerState, { readonly icon: IconName; readonly tone: TileTone }>> = {
  complete: { icon: 'check-circle-fill', tone: 'ok' },
  help: { icon: 'question-fill', tone: 'yours' },
  open: { icon: 'minus-circle', tone: 'plain' },
}

export interface AnswerRowProps {
  readonly href: string
  readonly name: string
  /** Secondary lines: the debtor and a summary. */
  readonly lines: readonly string[]
  readonly state: AnswerState
  /** Replaces the state's label with a text such as '2 of 5 questions complete'. */
  readonly progress?: string | undefined
  /** Marks the row to continue with, like the button above the list. */
  readonly goOn?: string | undefined
}

export function AnswerRow({ href, name, lines, state, progress, goOn }: AnswerRowProps) {
  const words = useWords(summaryWords)
  const { icon, tone } = looks[state]
  return (
    <li>
      <Link href={href} className="item">
        <IconTile icon={icon} tone={tone} />
        <span className="grow">
          <span className="title-line">
            <WholeName>{name}</WholeName>
          </span>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <span className="second-line" key={line}>
                <WholeName>{line}</WholeName>
              </span>
            ))}
          <span className="second-line">{progress ?? words.state[state]}</span>
          {goOn === undefined ? null : <span className="second-line strong">{goOn}</span>}
        </span>
        <Icon name="caret-right" className="caret" />
      </Link>
    </li>
  )
}
