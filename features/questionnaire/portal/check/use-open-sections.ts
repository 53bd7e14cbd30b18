// Remembers the open sections while the client visits a question. In print, all sections are open.
import { useEffect, useState } from 'react'
import { usePrinting } from '#ui/browser/use-printing.ts'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { storeOpenSections, openSections } from '../visits.ts'

export interface OpenSections {
  readonly isOpen: (sectionId: string) => boolean
  readonly toggle: (sectionId: string) => void
  readonly openAll: (sectionIds: readonly string[]) => void
  readonly isPrinting: boolean
}

/** The section with the ID `returnedTo` is open at first. */
export function useOpenSections(returnedTo: string | undefined): OpenSections {
  const { id: caseId } = useCurrentCase()
  const [open, setOpen] = useState<readonly string[]>(() => [
    ...openSections(caseId),
    ...(returnedTo === undefined ? [] : [returnedTo]),
  ])
  const isPrinting = usePrinting()
  useEffect(() => storeOpenSections(caseId, open), [caseId, open])
  return {
    isOpen: (sectionId) => isPrinting || open.includes(sectionId),
    toggle: (sectionId) =>
      setOpen(
        open.includes(sectionId) ? open.filter((id) => id !== sectionId) : [...open, sectionId],
      ),
    openAll: setOpen,
    isPrinting,
  }
}
