import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { workspacePaths } from '../paths.ts'
import { signInWords } from '../words.ts'
import type { SignInForm } from './use-sign-in-form.ts'

export function StepProblem({ form: { problem, isOver } }: { readonly form: SignInForm }) {
  const words = useWords(signInWords)
  if (problem === undefined) return null
  const again = isOver ? (
    <ButtonLink href={workspacePaths.signIn} look="second">
      {words.logInAgain}
    </ButtonLink>
  ) : undefined
  return (
    <div className="gap-medium">
      <Banner tone="bad" title={problem} takesFocus action={again} />
    </div>
  )
}
