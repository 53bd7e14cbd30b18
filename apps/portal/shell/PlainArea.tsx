import { Outlet } from '@tanstack/react-router'
import { Main } from '#ui/page/Main.tsx'

export function PlainArea() {
  return (
    <Main>
      <Outlet />
    </Main>
  )
}
