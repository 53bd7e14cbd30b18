import { useState } from 'react'
import { useStaffSession } from './session-store.ts'
import { readTabDraft, removeTabDraft, toDraftKey, writeTabDraft } from './tab-drafts.ts'

export interface TabDraft<Values> {
  readonly values: Values
  readonly change: (values: Values) => void
  /** Deletes the stored values. Call it when the form was submitted. */
  readonly remove: () => void
}

/** Values of a form that outlive a reload and the end of the session. `read` fits stored values. */
export function useTabDraft<Values>(
  name: string,
  read: (stored: unknown) => Values,
): TabDraft<Values> {
  const { me } = useStaffSession()
  const key = toDraftKey(me?.id ?? '', name)
  const [values, setValues] = useState(() => read(readTabDraft(key)))
  return {
    values,
    change(next) {
      setValues(next)
      writeTabDraft(key, next)
    },
    remove: () => removeTabDraft(key),
  }
}
