import { useState } from 'react'
import { downloadDocument } from './download.ts'

export interface Saving {
  readonly state: 'idle' | 'working' | 'failed'
  readonly save: () => void
}

export function useSaving({ id, name }: { readonly id: string; readonly name: string }): Saving {
  const [state, setState] = useState<Saving['state']>('idle')
  function save() {
    if (state === 'working') return
    setState('working')
    void downloadDocument(id, name).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return { state, save }
}
