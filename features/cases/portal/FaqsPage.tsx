import { useContext } from 'react'
import { Faqs } from '#features/firm/portal/Faqs.tsx'
import { CurrentCaseContext, useActiveCases } from './current-case/current-case-context.ts'

export function Page() {
  const current = useContext(CurrentCaseContext)
  const { isPending } = useActiveCases()
  return <Faqs caseId={current?.id} isWaiting={current === undefined && isPending} />
}
