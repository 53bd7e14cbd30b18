import { useParams } from '@tanstack/react-router'
import { CaseTabPage } from '#features/cases/workspace/case-page/CaseTabPage.tsx'
import { DocumentsTab } from './DocumentsTab.tsx'

export function CaseDocumentsPage() {
  const { caseId = '' } = useParams({ strict: false })
  return (
    <CaseTabPage key={caseId} caseId={caseId} tab="documents">
      {() => <DocumentsTab caseId={caseId} />}
    </CaseTabPage>
  )
}
