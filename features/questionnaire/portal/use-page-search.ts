// Reads the query of this page, even while the router is leaving it for another address.
import { useSearch } from '@tanstack/react-router'

export function usePageSearch(name: string): string | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const value = search[name]
  return typeof value === 'string' ? value : undefined
}
