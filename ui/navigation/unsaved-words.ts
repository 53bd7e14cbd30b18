// Forms whose words are lost when their page is left (spec: staff#leaving).
import { useEffect } from 'react'
import { useAskBeforeLeaving } from './ask-before-leaving.ts'

const forms = new Set<object>()

/** Asks before a reload, and before another page of the app is opened. */
export function useUnsavedWords(isUnsaved: boolean): void {
  useAskBeforeLeaving(isUnsaved)
  useEffect(() => {
    if (!isUnsaved) return undefined
    const form = {}
    forms.add(form)
    return () => {
      forms.delete(form)
    }
  }, [isUnsaved])
}

export function hasUnsavedWords(): boolean {
  return forms.size > 0
}
