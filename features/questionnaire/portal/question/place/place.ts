import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useSearchValue } from '#ui/navigation/navigation.ts'
import { questionnairePatterns, type CheckPage } from '../../questionnaire-paths.ts'

export interface QuestionPlace {
  readonly caseId: string
  readonly sectionId: string
  readonly questionId: string
  /** For a sub-question, the ID of its record. For a question, the ID of its open entry. */
  readonly recordId: string | undefined
  /** The check page that the client came from. */
  readonly from: CheckPage | undefined
}

/** Returns this screen's place, even while the router is leaving it for another address. */
export function usePlace(): {
  readonly [Name in keyof QuestionPlace]:
    | QuestionPlace[Name]
    | (Name extends 'caseId' ? never : undefined)
} {
  const { id: caseId } = useCurrentCase()
  const search = useSearchValue('from')
  const isHere = useLocation({ select: ({ pathname }) => here.has(pathname.replace(/\/$/, '')) })
  const sectionId = useSearchValue('section')
  const questionId = useSearchValue('question')
  const recordId = useSearchValue('record')
  const from = checkPages.find((page) => page === search)
  const [place, setPlace] = useState({ caseId, sectionId, questionId, recordId, from })
  const isOther =
    place.sectionId !== sectionId ||
    place.questionId !== questionId ||
    place.recordId !== recordId ||
    place.from !== from
  if (!isHere || !isOther) return place
  const next = { caseId, sectionId, questionId, recordId, from }
  setPlace(next)
  return next
}

const checkPages: readonly CheckPage[] = ['check', 'check-section']
const here: ReadonlySet<string> = new Set([
  questionnairePatterns.question,
  questionnairePatterns.questionGroup,
])
