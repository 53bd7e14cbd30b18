// Signed-in pages inside the current case.
import { Outlet } from '@tanstack/react-router'
import { CaseFrame } from '#features/cases/portal/CaseFrame.tsx'

export function CaseArea() {
  return (
    <CaseFrame>
      <Outlet />
    </CaseFrame>
  )
}
