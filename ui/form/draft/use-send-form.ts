import { useState } from 'react'
import { useDraft, type Draft, type DraftOptions } from './use-draft.ts'

export interface SendFormOptions<Values, Trouble> extends DraftOptions<Values> {
  /** Returns why it failed, or undefined after success. */
  readonly send: (draft: Values) => Promise<Trouble | undefined>
  /** Of what `send` throws. Throws it again if it is no failure of the request. */
  readonly toTrouble?: (failure: unknown) => Trouble
}

export interface SendForm<Values, Trouble> extends Omit<Draft<Values>, 'submit'> {
  readonly isBusy: boolean
  /** Why the last submit failed. */
  readonly trouble: Trouble | undefined
  readonly setTrouble: (trouble: Trouble | undefined) => void
  readonly submit: () => void
}

/**
 * A form of clients, which words its own troubles: the draft, its findings after the first submit,
 * and one request at a time.
 */
export function useSendForm<Values, Trouble>({
  send,
  toTrouble,
  ...options
}: SendFormOptions<Values, Trouble>): SendForm<Values, Trouble> {
  const form = useDraft(options)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  async function run(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      setTrouble(await send(form.draft))
    } catch (failure) {
      if (toTrouble === undefined) throw failure
      setTrouble(toTrouble(failure))
    } finally {
      setBusy(false)
    }
  }

  function submit(): void {
    setTrouble(undefined)
    form.submit(() => void run())
  }

  return { ...form, isBusy, trouble, setTrouble, submit }
}
