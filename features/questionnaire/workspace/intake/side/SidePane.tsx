import type { IntakePlace } from '#features/cases/workspace/paths.ts'
import type { Intake, Question, Section, Warning } from '../intake-data.ts'
import { CopyOfAnswers } from './CopyOfAnswers.tsx'
import { HelpRequest } from './HelpRequest.tsx'
import { SectionChecks, SectionList } from './SectionList.tsx'
import { Warnings } from './Warnings.tsx'

export interface SidePaneProps {
  readonly intake: Intake
  readonly place: IntakePlace
  readonly sections: readonly Section[]
  readonly warnings: readonly Warning[]
  readonly helpRequests: readonly Question[]
  readonly isRead: boolean
}

/** Requests for help, warnings and states beside the answers. */
export function SidePane(props: SidePaneProps) {
  const { intake, place, sections, warnings, helpRequests, isRead } = props
  return (
    <>
      {helpRequests.map((question) => (
        <HelpRequest key={question.questionKey} caseId={intake.caseId} question={question} />
      ))}
      {isRead ? <Warnings caseId={intake.caseId} place={place} warnings={warnings} /> : null}
      {place.view === 'asked' ? (
        sections.map((section) => <SectionChecks key={section.id} section={section} />)
      ) : (
        <SectionList caseId={intake.caseId} sections={sections} />
      )}
      <CopyOfAnswers intake={intake} />
    </>
  )
}
