import { graph } from '#ui/graphql/graph.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { workspacePaths } from '../paths.ts'
import { signInWords } from '../words.ts'
import { chooseStaffFirm } from './sign-in.operations.ts'
import { takeStep } from './sign-in-state.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { StepProblem } from './StepProblem.tsx'
import { usePendingSignIn } from './use-pending-sign-in.ts'
import { useSignInForm } from './use-sign-in-form.ts'

export function ChooseFirmPage() {
  const pending = usePendingSignIn(workspacePaths.chooseFirm)
  const words = useWords(signInWords)
  const go = useGo()
  const form = useSignInForm()
  if (pending === undefined) return null

  const choose = (firmId: string) =>
    void form.submit(
      async () =>
        (await graph.run(chooseStaffFirm, { firmId }, { anonymous: true })).chooseStaffFirm,
      (step) => go(takeStep(step), { replace: true }),
    )

  return (
    <SignInFrame title={words.chooseFirm} lead={words.chooseFirmLead}>
      <StepProblem form={form} />
      <ul className="door-choices">
        {(pending.step.firms ?? []).map(({ id, name }) => (
          <li key={id}>
            <Button look="second" wide iconAfter="caret-right" onPress={() => choose(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </SignInFrame>
  )
}
