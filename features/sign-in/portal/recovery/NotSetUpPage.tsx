import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { AnswerPage } from './AnswerPage.tsx'
import { recoveryWords } from './words.ts'

export function NotSetUpPage() {
  const { notSetUp: words, shared } = useWords(recoveryWords)
  return (
    <AnswerPage
      words={words}
      notice={
        <Banner tone="note" title={words.sentAgain}>
          <p>{words.sentAgainDetail}</p>
        </Banner>
      }
      acts={<ButtonLink href={paths.login}>{shared.logIn}</ButtonLink>}
    >
      <p>{words.nothing}</p>
    </AnswerPage>
  )
}
