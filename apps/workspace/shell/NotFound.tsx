import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { SignInFrame } from '#features/staff/workspace/sign-in/SignInFrame.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { shellWords } from '../words.ts'

export function NotFound() {
  const words = useWords(shellWords)
  return (
    <SignInFrame title={words.notFoundTitle} lead={words.notFoundLead}>
      <div className="actions">
        <ButtonLink href={workspacePaths.home}>{words.toFirm}</ButtonLink>
      </div>
    </SignInFrame>
  )
}
