// An address that leads nowhere.
import { ButtonLink } from '#ui/Link.tsx'
import { Main } from '#ui/Main.tsx'
import { Page } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { frameWords } from '../words.en.ts'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'

const words = frameWords.notFound

export function NotFound() {
  return (
    <>
      <TopBar home={paths.home} />
      <Main>
        <Page title={words.title} lead={words.lead} narrow>
          <ButtonLink href={paths.home}>{words.home}</ButtonLink>
        </Page>
      </Main>
      <Footer />
    </>
  )
}
