// The copy is written some seconds after the submission, so the page polls for it.
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { documentPaths } from '#features/documents/portal/document-paths.ts'
import { elapsedMs } from '#ui/browser/clock.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { checkWords } from './check-words.ts'
import { questionnaireCopy } from '../questionnaire.operations.ts'

const askAgainMs = 3_000
/** Polling stops after this time. A reload starts it again. */
const timeoutMs = 120_000

export interface CopyOfSubmission {
  readonly documentId: string | null
  readonly submittedAt: string | null
}

export function useNewestCopy(): CopyOfSubmission {
  const { id: caseId } = useCurrentCase()
  const [patientUntil] = useState(() => elapsedMs() + timeoutMs)
  const { data } = useGraphQuery(
    questionnaireCopy,
    { caseId },
    {
      fresh: true,
      poll: {
        everyMs: askAgainMs,
        while: ({ questionnaireReview: { isCopyAwaited } }) =>
          isCopyAwaited && elapsedMs() < patientUntil,
      },
    },
  )
  const { copyDocumentId = null, submittedAt = null } = data?.questionnaireReview ?? {}
  return { documentId: copyDocumentId, submittedAt }
}

export function NewestCopy() {
  const words = useWords(checkWords)
  const { documentId } = useNewestCopy()
  return documentId === null ? null : (
    <p className="copy-link">
      <Link href={documentPaths.detail(documentId)}>
        <Icon name="file-pdf" size="small" />
        {words.copy}
      </Link>
    </p>
  )
}
