// Which question the address names.
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { useSearchValue } from '#ui/navigation.ts'
import { questionnairePatterns } from '../questionnaire-paths.ts'

export interface Place {
  readonly caseId: string
  readonly sectionId: string
  readonly questionId: string
  /** Of a part of a question: whose. Of a question: which entry is open. */
  readonly recordId: string | undefined
}

/** Of this screen, also while it is being left and the address is the next one's already. */
export function usePlace(): { readonly [Name in keyof Place]: Place[Name] | (Name extends 'caseId' ? never : undefined) } {
  const { id: caseId } = useCurrentCase()
  const isHere = useLocation({ select: ({ pathname }) => here.has(pathname.replace(/\/$/, '')) })
  const sectionId = useSearchValue('section')
  const questionId = useSearchValue('question')
  const recordId = useSearchValue('record')
  const [place, setPlace] = useState({ caseId, sectionId, questionId, recordId })
  const isOther = place.sectionId !== sectionId || place.questionId !== questionId || place.recordId !== recordId
  if (!isHere || !isOther) return place
  const next = { caseId, sectionId, questionId, recordId }
  setPlace(next)
  return next
}

const here: ReadonlySet<string> = new Set([questionnairePatterns.question, questionnairePatterns.questionGroup])
