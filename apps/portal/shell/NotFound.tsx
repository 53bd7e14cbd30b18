import { Suspense } from 'react'
import { useSession } from '#features/sign-in/portal/session/session-store.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { Main } from '#ui/page/Main.tsx'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { mayBeSignedIn } from '../signed-in-before.ts'
import { frameWords } from '../words.ts'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'

const SignedInShell = lazyPart(() => import('./SignedInShell.tsx'), 'SignedInShell')

export function NotFound() {
  const { status } = useSession()
  // Renders nothing until the session is known, so that the public frame does not flash.
  if (status === 'unknown' && mayBeSignedIn()) return null
  if (status === 'client' || status === 'preview') {
    return (
      <Suspense>
        <SignedInShell>
          <NoSuchPage signedIn />
        </SignedInShell>
      </Suspense>
    )
  }
  return (
    <>
      <TopBar home={paths.home} />
      <NoSuchPage />
      <Footer />
    </>
  )
}

function NoSuchPage({ signedIn = false }: { readonly signedIn?: boolean }) {
  const { notFound: words, myCases } = useWords(frameWords)
  return (
    <Main>
      <div className="narrow">
        <img className="scene page-scene" src="/hero-pre-filing.svg" alt="" />
        <Page title={words.title} lead={words.lead}>
          <p className="measure">{words.why}</p>
          <div className="actions">
            <ButtonLink href={paths.home}>{words.home}</ButtonLink>
            {signedIn ? (
              <ButtonLink href={paths.client} look="second">
                {myCases}
              </ButtonLink>
            ) : null}
          </div>
        </Page>
      </div>
    </Main>
  )
}
