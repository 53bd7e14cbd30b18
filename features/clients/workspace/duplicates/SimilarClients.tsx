import type { ReactNode } from 'react'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { SimilarClientPartsFragment } from './duplicates.operations.ts'
import { duplicateWords } from './words.ts'

export interface SimilarClientsProps {
  readonly similar: readonly SimilarClientPartsFragment[]
  /** What can be done with a case. */
  readonly renderAct?: (client: SimilarClientPartsFragment['client']) => ReactNode
}

/** Cases that look like the same person, and why. Opens them beside the form. */
export function SimilarClients({ similar, renderAct }: SimilarClientsProps) {
  const words = useWords(duplicateWords)
  return (
    <ul className="similar">
      {similar.map(({ client, reason }) => {
        const { id, people, chapter, caseNumber, stage } = client
        const facts = [
          words.reasons[reason],
          words.stages[stage],
          chapter === null ? undefined : words.chapter(chapter),
          caseNumber ?? undefined,
        ]
        return (
          <li key={`${id} ${reason}`}>
            <Link href={pathOfCase(id)} newTab>
              {clientName(people, words.and)}
              <span className="visually-hidden"> ({words.newTab})</span>
            </Link>
            <span className="second-line">{facts.filter(Boolean).join(' · ')}</span>
            {renderAct?.(client)}
          </li>
        )
      })}
    </ul>
  )
}
