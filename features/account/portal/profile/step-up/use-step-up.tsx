// For a fresh proof, shows the code form, then repeats the operation (spec: accounts#step-up).
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import type { Outcome } from '../notices.ts'
import { startStepUp } from '../profile.operations.ts'
import { StepUpScreen } from './StepUpScreen.tsx'
import { useEntryInside } from '../use-profile.ts'

/** The error code that requests a fresh proof. */
const proofIsOld = 'sign-in.step-up'

export interface StepUp {
  /** Replaces the form. The owner of the form keeps the typed values. */
  readonly screen: ReactNode | undefined
  /** Returns undefined when the client went back to the form. */
  readonly guard: <T extends Outcome>(act: () => Promise<T>) => Promise<T | undefined>
}

export function useStepUp(): StepUp {
  const { isOpen, open, close } = useEntryInside('step-up')
  const [sentTo, setSentTo] = useState<{ readonly destination: string | null }>()
  const resolveProof = useRef<(proven: boolean) => void>(undefined)

  // Back closes the code screen.
  useEffect(() => (isOpen ? () => resolveProof.current?.(false) : undefined), [isOpen])

  async function guard<T extends Outcome>(act: () => Promise<T>): Promise<T | undefined> {
    const answer = await act()
    if (answer.errorCode !== proofIsOld) return answer
    const { startStepUp: started } = await graph.run(startStepUp, {})
    if (!started.success)
      return {
        ...answer,
        errorCode: started.errorCode,
        errorParams: started.errorParams,
      }
    const proven = await new Promise<boolean>((resolve) => {
      resolveProof.current = resolve
      setSentTo({ destination: started.mfaDeliveryDestination })
      open()
    })
    setSentTo(undefined)
    if (!proven) return undefined
    await close()
    return act()
  }

  const screen = sentTo && (
    <StepUpScreen
      destination={sentTo.destination}
      onProven={() => resolveProof.current?.(true)}
      onGoBack={() => void close()}
    />
  )
  return { screen, guard }
}
