import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import type { CaseTabProps } from '../case/case-data.ts'
import { pathOfCase } from '../paths.ts'
import { caseMeeting } from './dates.operations.ts'
import { MeetingQuestion } from './MeetingQuestion.tsx'

/** Asks about a meeting that is over. Shows nothing else. */
export function PastMeeting({ legalCase: { client } }: CaseTabProps) {
  return client.stage === 'FILED' ? <LastMeeting caseId={client.id} /> : null
}

function LastMeeting({ caseId }: { readonly caseId: string }) {
  const go = useGo()
  const { data } = useGraphQuery(caseMeeting, { caseId }, { fresh: true })
  const meeting = data?.caseMeeting.meeting
  if (!meeting?.isAskedAbout) return null
  return (
    <MeetingQuestion
      caseId={caseId}
      day={meeting.day}
      onContinue={() => go(pathOfCase(caseId, 'dates'))}
    />
  )
}
