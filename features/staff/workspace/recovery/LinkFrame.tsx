import type { ReactNode } from 'react'
import { readLinkToken } from '#lib/link-token.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useHashValue, useSearchValue } from '#ui/navigation/navigation.ts'
import { kitWords } from '#ui/words.ts'
import { workspacePaths } from '../paths.ts'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { notMeWords } from './words.ts'

export interface LinkFrameProps {
  readonly children: (token: string) => ReactNode
}

/** A page behind a link that was emailed (spec: accounts#copied-links). */
export function LinkFrame({ children }: LinkFrameProps) {
  const words = useWords(kitWords)
  const { logIn } = useWords(notMeWords)
  // Links of earlier releases have the token in the query.
  const inQuery = useSearchValue('token')
  const token = readLinkToken(useHashValue('token') ?? inQuery ?? '')
  if (token === undefined)
    return (
      <SignInFrame title={words.linkNotComplete} lead={words.openLinkAgain}>
        <div className="actions">
          <ButtonLink href={workspacePaths.signIn}>{logIn}</ButtonLink>
        </div>
      </SignInFrame>
    )
  return children(token)
}
