import type { FilingLineKind, FilingLineState } from '#contract/workspace.generated.ts'
import { isProductLine, type LineState, type ProductLine } from '../rules/lines.ts'

const kinds: Readonly<Record<ProductLine, FilingLineKind>> = {
  documents: 'DOCUMENTS',
  intake: 'INTAKE',
  warnings: 'WARNINGS',
  identity: 'IDENTITY',
  counseling: 'COUNSELING',
  fees: 'FEES',
  signed: 'SIGNED',
  conflicts: 'CONFLICTS',
}

export const toKind = (line: string): FilingLineKind => (isProductLine(line) ? kinds[line] : 'OWN')

const states: Readonly<Record<LineState, FilingLineState>> = {
  open: 'OPEN',
  done: 'DONE',
  'not-needed': 'NOT_NEEDED',
}

export const fromState = (state: LineState): FilingLineState => states[state]

/** Undefined for the state without a mark. */
export function toMarkState(state: FilingLineState): 'done' | 'not-needed' | undefined {
  if (state === 'OPEN') return undefined
  return state === 'DONE' ? 'done' : 'not-needed'
}
