// A form whose values outlive a reload and the end of the session (spec: security#unsent-forms).
import { useEffect, useEffectEvent, useState } from 'react'
import { fittingDraft } from './draft/fitting-draft.ts'
import { tabMirror } from '../mirror/tab-mirror.ts'

export interface UnsentForm {
  /** Call it when the form was sent or discarded. It deletes the stored values. */
  readonly sent: () => void
}

/** Each form has its own name. For a new name, use another `key`. Not for passwords or codes. */
export function useUnsentForm<Values>(
  name: string,
  initial: Values | (() => Values),
): readonly [Values, (values: Values) => void, UnsentForm] {
  const [first] = useState(initial)
  const [wasOpen] = useState(() => tabMirror.isOpen())
  const [form, setForm] = useState(() => ({ values: getKept(name, first), isTouched: false }))

  // Stored values may become readable after the form is shown. Values typed by then win.
  const onOpen = useEffectEvent(() => {
    if (!tabMirror.isOpen()) return
    if (form.isTouched) tabMirror.write('forms', name, form.values)
    else setForm({ values: getKept(name, first), isTouched: false })
  })
  useEffect(() => {
    if (!wasOpen) onOpen()
    return tabMirror.subscribe(() => onOpen())
  }, [wasOpen])

  function change(values: Values): void {
    setForm({ values, isTouched: true })
    tabMirror.write('forms', name, values)
  }

  function clearStored(): void {
    setForm({ ...form, isTouched: false })
    tabMirror.remove('forms', name)
  }

  return [form.values, change, { sent: clearStored }]
}

/** True if values were stored before the page was loaded. The page can then open the form again. */
export function isUnsentFormWaiting(name: string): boolean {
  return tabMirror.isFromBefore('forms', name)
}

function getKept<Values>(name: string, initial: Values): Values {
  return fittingDraft(tabMirror.read('forms', name), initial)
}
