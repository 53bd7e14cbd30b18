import { useEffect, useState } from 'react'
import { useGo } from '#ui/navigation/navigation.ts'
import { workspacePaths } from '../paths.ts'
import { findSignIn, pathOf, pendingSignIn, type PendingSignIn } from './sign-in-state.ts'

/** Returns the login under way, or undefined while this page leads to another step. */
export function usePendingSignIn(path: string): PendingSignIn | undefined {
  const go = useGo()
  const [known, setKnown] = useState(pendingSignIn)
  useEffect(() => {
    void findSignIn()
      .catch(() => undefined)
      .then((signIn) => {
        const target = signIn === undefined ? workspacePaths.signIn : pathOf(signIn.step)
        if (target === path) setKnown(signIn)
        else go(target, { replace: true })
      })
    // Only on arrival: later steps lead on by themselves.
  }, [go, path])
  return known !== undefined && pathOf(known.step) === path ? known : undefined
}
