// The copy of what was handed in, on pages that read nothing else of the answers.
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { questionnaireCopy } from '../questionnaire.operations.ts'
import { CopyLink } from './CopyLink.tsx'

export function NewestCopy() {
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(questionnaireCopy, { caseId }, { fresh: true })
  return <CopyLink documentId={data?.questionnaireReview.copyDocumentId} />
}
