import type { PdfCore, PdfDict, PdfTable } from './pdf-core.ts'
import { Refusal } from '../verdicts.ts'

/** Limit for the pages and, on its own, for the nodes above them. */
export const maxPages = 5_000
const maxDepth = 100

/**
 * Walks the page tree as viewers do and returns true if it has too many pages. Does not believe
 * `/Count`, and counts a page again wherever it is named again (spec: security#pdf-pages).
 */
export function hasTooManyPages({ Dict, Name, Ref }: PdfCore, table: PdfTable): boolean {
  const resolve = (value: unknown) => {
    try {
      return value instanceof Ref ? table.fetch(value) : value
    } catch (error) {
      // Viewers show an unreadable page.
      if (error instanceof RangeError) throw error
      return undefined
    }
  }
  /** Undefined for a page, and for what is damaged: viewers show that as an unreadable page. */
  const listKids = (node: PdfDict): readonly unknown[] | undefined => {
    const type = resolve(node.getRaw('Type'))
    if (type instanceof Name && type.name === 'Page') return undefined
    const kids = resolve(node.getRaw('Kids'))
    return Array.isArray(kids) ? kids : undefined
  }
  const catalog = table.root
  const open = [{ node: catalog instanceof Dict ? catalog.getRaw('Pages') : undefined, depth: 0 }]
  const seen = { pages: 0, branches: 0 }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { depth } = next
    const node = resolve(next.node)
    const kids = node instanceof Dict ? listKids(node) : undefined
    if (kids === undefined) seen.pages += 1
    else {
      seen.branches += 1
      if (depth === maxDepth) throw new Refusal('PDF whose pages are nested too deep')
      if (kids.length > maxPages) return true
      for (const kid of kids) open.push({ node: kid, depth: depth + 1 })
    }
    if (seen.pages > maxPages || seen.branches > maxPages) return true
  }
  return false
}
