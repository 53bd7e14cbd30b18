import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePrinting } from '#ui/browser/use-printing.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { clientList } from '../clients.operations.ts'
import type { ListChoice } from '../filters/address.ts'
import type { ClientRows } from '../rows/use-client-rows.ts'
import { maxPaperRows, readForPaper, type PaperRows } from './read-for-paper.ts'

const pageSize = 100

export interface Paper {
  /** What is put on paper now. */
  readonly shown: PaperRows | undefined
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** Reads the whole list first. */
  readonly print: () => void
}

/**
 * The list on paper: all rows after a press on the button of the page; the loaded ones when the
 * browser prints by itself, because it does not wait.
 */
export function usePaper({ filter, sort }: ListChoice, list: ClientRows): Paper {
  const act = useClientAct()
  const isPrinting = usePrinting()
  const [read, setRead] = useState<PaperRows>()
  useEffect(() => {
    const forget = () => setRead(undefined)
    addEventListener('afterprint', forget)
    return () => removeEventListener('afterprint', forget)
  }, [])

  async function run(): Promise<void> {
    await act.run(async () => {
      const paper = await readForPaper((after) =>
        graph.run(clientList, { filter, sort, first: pageSize, after }),
      )
      flushSync(() => setRead(paper))
      print()
      return { success: true, error: null, errorCode: null, errorParams: null }
    })
  }

  const loaded =
    list.total === undefined || list.total === 0
      ? undefined
      : { rows: list.rows.slice(0, maxPaperRows), total: list.total }
  return {
    shown: isPrinting ? (read ?? loaded) : undefined,
    isBusy: act.isBusy,
    problem: act.problem,
    print: () => void run(),
  }
}
