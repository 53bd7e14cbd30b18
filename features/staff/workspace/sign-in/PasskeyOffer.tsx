import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx'
import { passkeyWords } from '../passkeys/words.ts'
import { StepUpDialog } from '../people/step-up/StepUpDialog.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** After the authenticator app was set up. The person is logged in already. */
export function PasskeyOffer({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(passkeyWords)
  return (
    <SignInFrame title={words.offerTitle} lead={words.lead}>
      <div className="door-fields">
        <PasskeyForm onAdded={onDone}>
          <Button look="quiet" onPress={onDone}>
            {words.notNow}
          </Button>
        </PasskeyForm>
      </div>
      <StepUpDialog />
    </SignInFrame>
  )
}
