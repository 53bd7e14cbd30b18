import { SignInFrame } from '#features/staff/workspace/sign-in/SignInFrame.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { shellWords } from '../words.ts'

export function Broken() {
  const words = useWords(shellWords)
  return (
    <SignInFrame title={words.brokenTitle} lead={words.brokenLead}>
      <div className="actions">
        <Button onPress={() => location.reload()}>{words.tryAgain}</Button>
      </div>
    </SignInFrame>
  )
}
