import { useEffect, useState } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { saveQuestionnaireSectionCurrentActiveQuestion } from '../questionnaire.operations.ts'
import { useSection, type LiveSection } from '../section/use-section.ts'
import { lastPlace, storeLastPlace } from '../visits.ts'
import { SectionNotThere } from '../section/SectionMissing.tsx'
import { usePlace, type QuestionPlace } from './place/place.ts'
import { QuestionScreen } from './QuestionScreen.tsx'
import { recordPlace } from './place/record-place.ts'
import { findQuestion, type QuestionMatch } from './steps.ts'
import { getWayBack } from './place/way-back.ts'

export function Page() {
  const place = usePlace()
  const isNamed = place.sectionId !== undefined && place.questionId !== undefined
  return isNamed ? (
    <InSection place={place as QuestionPlace} />
  ) : (
    <GoTo path={lastPlace(place.caseId) ?? questionnairePaths.overview} />
  )
}

function InSection({ place }: { readonly place: QuestionPlace }) {
  const section = useSection(place.sectionId)
  if (section.state !== 'ready') return <SectionNotThere section={section} />
  const match = findQuestion(section.live.groups, place.questionId)
  if (!match) return <GoTo path={questionnairePaths.sectionSummary(place.sectionId)} />
  const key = match.sub ? `${place.questionId} ${place.recordId}` : place.questionId
  return <AtQuestion key={key} place={place} live={section.live} found={match} />
}

interface AtQuestionProps {
  readonly place: QuestionPlace
  readonly live: LiveSection
  readonly found: QuestionMatch
}

function AtQuestion({ place, live, found: match }: AtQuestionProps) {
  // Decided once when the page opens. An answer on this page takes effect after the client leaves.
  const [isGone] = useState(
    () =>
      match.question.IsDisabled ||
      (match.sub !== undefined && !recordPlace(match.question.UnitForm.Data, place.recordId ?? '')),
  )
  useOpening(place, live, match, isGone)
  if (isGone)
    return (
      <GoTo
        path={
          getWayBack(place, match.question) ?? questionnairePaths.sectionSummary(place.sectionId)
        }
      />
    )
  return <QuestionScreen place={place} live={live} found={match} />
}

/**
 * Saves this question as the place for the next visit, in this tab and on the server
 * (spec: questionnaire#active-hint).
 */
function useOpening(
  { caseId, sectionId, questionId, recordId }: QuestionPlace,
  live: LiveSection,
  { group }: QuestionMatch,
  isGone: boolean,
): void {
  const { isReadOnly } = live.section
  const groupId = group.QuestionGroupId
  const path = questionnairePaths.question({
    section: sectionId,
    group: live.isGrouped ? groupId : undefined,
    question: questionId,
    record: recordId,
  })
  useEffect(() => {
    if (!isGone) storeLastPlace(caseId, path)
  }, [caseId, path, isGone])
  useEffect(() => {
    if (isGone || isReadOnly) return
    const request = {
      caseId,
      sectionId,
      currentActiveQuestionId: questionId,
      currentActiveGroup: groupId,
    }
    graph.run(saveQuestionnaireSectionCurrentActiveQuestion, { request }).catch(() => undefined)
  }, [caseId, sectionId, questionId, groupId, isGone, isReadOnly])
}
