import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { AnswerPage } from './AnswerPage.tsx'
import { recoveryWords } from './words.ts'

export function NoAccountPage() {
  const { noAccount: words, shared } = useWords(recoveryWords)
  return (
    <AnswerPage
      words={words}
      acts={
        <>
          <ButtonLink href={paths.forgot}>{words.tryAgain}</ButtonLink>
          <ButtonLink href={paths.login} look="quiet">
            {shared.logIn}
          </ButtonLink>
        </>
      }
    >
      <p>{words.checkBoth}</p>
      <p className="gap-medium">{words.stillNot}</p>
    </AnswerPage>
  )
}
