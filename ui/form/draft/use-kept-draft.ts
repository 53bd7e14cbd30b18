import { useEffect, useEffectEvent, useState } from 'react'
import { tabMirror } from '../../mirror/tab-mirror.ts'
import {
  findKeptDraft,
  forgetSentDraft,
  keepDraft,
  type DraftOf,
  type KeptDraftOptions,
} from './kept-draft.ts'

interface State<Values, Read> extends DraftOf<Values, Read> {
  readonly isKept: boolean
  readonly isTouched: boolean
}

export interface KeptDraft<Values, Read> extends DraftOf<Values, Read> {
  /** True while the form shows words from an earlier time. */
  readonly isKept: boolean
  readonly set: (draft: Values) => void
  /** After a save: the next change is one of this record. */
  readonly rebase: (base: Read, draft: Values) => void
  /** Deletes what is kept, if it is what was sent. The form stays as it is. */
  readonly forget: (sent: Values) => void
  /** Deletes what is kept, and begins again. */
  readonly discard: () => void
}

/**
 * A draft that is there again after the form was closed, after a reload and at the next login. It is
 * kept with the record that the person saw, so that a newer one of a colleague is compared.
 */
export function useKeptDraft<Values, Read = undefined>(
  options: KeptDraftOptions<Values, Read>,
): KeptDraft<Values, Read> {
  const { name, begin, read } = options
  const [state, setState] = useState(() => findKept() ?? beginAgain())

  function beginAgain(): State<Values, Read> {
    return { draft: begin(read), base: read, isKept: false, isTouched: false }
  }

  function findKept(): State<Values, Read> | undefined {
    const found = findKeptDraft(tabMirror, options)
    return found && { ...found, isKept: true, isTouched: false }
  }

  // Stored words may become readable after the form is shown. Words typed by then win.
  const onOpen = useEffectEvent(() => {
    if (!tabMirror.isOpen()) return
    if (state.isTouched) return keepDraft(tabMirror, options, state)
    const found = state.isKept ? undefined : findKept()
    if (found) setState(found)
  })
  useEffect(() => {
    onOpen()
    return tabMirror.subscribe(() => onOpen())
  }, [])

  function change(next: State<Values, Read>): void {
    setState(next)
    keepDraft(tabMirror, options, next)
  }

  return {
    draft: state.draft,
    base: state.base,
    isKept: state.isKept,
    set: (draft) => change({ ...state, draft, isTouched: true }),
    rebase: (base, draft) => change({ draft, base, isKept: false, isTouched: false }),
    forget(sent) {
      if (name !== undefined) forgetSentDraft(tabMirror, name, sent)
    },
    discard: () => change(beginAgain()),
  }
}

/** For words that were sent in another way than by their form. */
export function forgetKeptDraft(name: string): void {
  tabMirror.remove('staff', name)
}
