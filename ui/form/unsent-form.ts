// A form whose contents outlast a session that ends while it is filled, and a reload: kept sealed for a day (safety 2.5, decisions 3.13).
import { useEffect, useEffectEvent, useState } from 'react'
import { fittingDraft } from './fitting-draft.ts'
import { tabMirror } from '../mirror/tab-mirror.ts'

export interface UnsentForm {
  /** Sent, or given up: nothing of it is kept any more, and it begins with `initial` when it is shown again. */
  readonly sent: () => void
}

/**
 * Like useState, and kept: `const [values, setValues, { sent }] = useUnsentForm('profile', initial)`. Shown again after signing in anew or a reload, it holds
 * what was typed. One name is one form, with an id where there are several (`deactivate:<caseId>`); another name needs another `key`. While nothing is
 * known yet `initial` may be undefined. Never for passwords and codes.
 */
export function useUnsentForm<Values>(
  name: string,
  initial: Values | (() => Values),
): readonly [Values, (values: Values) => void, UnsentForm] {
  const [first] = useState(initial)
  const [wasOpen] = useState(() => tabMirror.isOpen())
  const [form, setForm] = useState(() => ({ values: keptOf(name, first), isTouched: false }))

  // Signing in may be answered after the form is there: what was typed until then counts more.
  const onOpen = useEffectEvent(() => {
    if (!tabMirror.isOpen()) return
    if (form.isTouched) tabMirror.write('forms', name, form.values)
    else setForm({ values: keptOf(name, first), isTouched: false })
  })
  useEffect(() => {
    if (!wasOpen) onOpen()
    return tabMirror.subscribe(() => onOpen())
  }, [wasOpen])

  function change(values: Values): void {
    setForm({ values, isTouched: true })
    tabMirror.write('forms', name, values)
  }

  function sent(): void {
    setForm({ ...form, isTouched: false })
    tabMirror.remove('forms', name)
  }

  return [form.values, change, { sent }]
}

/** True while a form of this name was left unsent before the page was loaded, or before signing in again: it may be opened where it was. */
export function isUnsentFormWaiting(name: string): boolean {
  return tabMirror.isFromBefore('forms', name)
}

function keptOf<Values>(name: string, initial: Values): Values {
  return fittingDraft(tabMirror.read('forms', name), initial)
}
