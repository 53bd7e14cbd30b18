import { codeLength } from '#ui/form/CodeInput.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'

/** The six digits of an authenticator app, in a form that sends no incomplete code. */
export function useCodeDraft(codeRequired: string) {
  return useDraft({
    empty: { code: '' },
    check: ({ code }) => (code.length < codeLength ? { code: codeRequired } : {}),
  })
}
