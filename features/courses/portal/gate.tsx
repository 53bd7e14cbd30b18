// spec: courses#client-code
import type { ComponentType } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { paths } from '#ui/navigation/paths.ts'

interface Screen {
  readonly Page: ComponentType
}

export function withGate({ Page: Inside }: Screen): Screen {
  function Page() {
    const { clientCode } = useCurrentCase()
    return clientCode === null ? <GoTo path={paths.caseHome()} /> : <Inside />
  }
  return { Page }
}
