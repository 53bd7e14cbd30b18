// Comments of the firm on a section are sealed under its key.
import {
  openText,
  type SealingDeps,
  type SealingFirm,
} from '#features/cases/server/firm-of-case.ts'
import type { StoredComment } from './questionnaire.store.ts'

export const commentContext = ({ id }: { readonly id: string }) => `questionnaire-comment|${id}`

/** With its prefix. */
export function openComment(deps: SealingDeps, firm: SealingFirm, comment: StoredComment): string {
  const { clear, sealed } = comment
  return openText(deps, firm, commentContext(comment), {
    sealed: sealed === null ? null : Buffer.from(sealed, 'base64'),
    clear,
  })
}
