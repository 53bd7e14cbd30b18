import { Outlet } from '@tanstack/react-router'
import { Main } from '#ui/page/Main.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'

export function PublicShell() {
  return (
    <>
      <TopBar home={paths.login} />
      <Main>
        <Outlet />
      </Main>
      <Footer />
    </>
  )
}
