import { Outlet } from '@tanstack/react-router'
import { CaseFrame } from '#features/cases/portal/current-case/CaseFrame.tsx'

export function CaseArea() {
  return (
    <CaseFrame>
      <Outlet />
    </CaseFrame>
  )
}
