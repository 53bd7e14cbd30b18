// Stands before every screen of the questionnaire: without the firm's wish to show it, the way leads to the case (decisions B3.10).
import type { ComponentType } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case-context.ts'
import { paths } from '#ui/paths.ts'
import { GoTo } from '#ui/GoTo.tsx'
import { useWaitingDrafts } from './saving/use-saving.ts'

interface Screen {
  readonly Page: ComponentType
}

/** The same screen behind the gate. Whichever is entered first sends what an earlier page of this tab could not. */
export function gated({ Page: Inside }: Screen): Screen {
  function Shown({ caseId }: { readonly caseId: string }) {
    useWaitingDrafts(caseId)
    return <Inside />
  }
  function Page() {
    const { id, questionnaireDisplayInClientPortalFlag: isShown } = useCurrentCase()
    return isShown === true ? <Shown caseId={id} /> : <GoTo path={paths.caseHome()} />
  }
  return { Page }
}
