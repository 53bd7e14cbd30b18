import { useEffect, useEffectEvent, useState } from 'react'
import { secondPressMs } from '../../display/second-press.ts'
import {
  beginSending,
  choose,
  endSending,
  findUnsent,
  getShown,
  type Choice,
} from './saved-choice.ts'

export interface SavedChoiceOptions<Value> {
  /** The value of the record. */
  readonly stored: Value
  /** Resolves when the record is read again. */
  readonly save: (value: Value) => Promise<unknown>
  /** Another act of the same list is under way. The choice waits for its end. */
  readonly isBusy?: boolean
  /** The choice stands for so long before it is sent. The default: until no second press would count. */
  readonly settlesMs?: number
}

export interface SavedChoice<Value> {
  /** What stands on the screen. */
  readonly value: Value
  readonly choose: (value: Value) => void
  /** The focus leaves: nothing more is chosen. */
  readonly leave: () => void
}

/** A choice that is saved as soon as it stands: by mouse, finger or a held arrow key, once. */
export function useSavedChoice<Value extends string | boolean>({
  stored,
  save,
  isBusy = false,
  settlesMs = secondPressMs,
}: SavedChoiceOptions<Value>): SavedChoice<Value> {
  const [choice, setChoice] = useState<Choice<Value>>({})
  const unsent = findUnsent(choice, stored)

  async function send(): Promise<void> {
    if (unsent === undefined) return
    setChoice(beginSending)
    try {
      await save(unsent)
    } finally {
      setChoice(endSending)
    }
  }

  const sendNow = useEffectEvent(() => void send())
  useEffect(() => {
    if (unsent === undefined || isBusy) return undefined
    const timer = setTimeout(() => sendNow(), settlesMs)
    return () => clearTimeout(timer)
  }, [unsent, isBusy, settlesMs])
  useEffect(() => () => sendNow(), [])

  return {
    value: getShown(choice, stored),
    choose: (value) => setChoice((before) => choose(before, value)),
    leave() {
      if (!isBusy) void send()
    },
  }
}
