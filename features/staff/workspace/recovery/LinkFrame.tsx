import type { ReactNode } from 'react'
import { readLinkToken } from '#lib/link-token.ts'
import { useWords } from '#ui/language/language.ts'
import { useSearchValue } from '#ui/navigation/navigation.ts'
import { kitWords } from '#ui/words.ts'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'

export interface LinkFrameProps {
  readonly children: (token: string) => ReactNode
}

/** A page behind a link that was emailed (spec: accounts#copied-links). */
export function LinkFrame({ children }: LinkFrameProps) {
  const words = useWords(kitWords)
  const token = readLinkToken(useSearchValue('token') ?? '')
  if (token === undefined)
    return <SignInFrame title={words.linkNotComplete} lead={words.openLinkAgain} />
  return children(token)
}
