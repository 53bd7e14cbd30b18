// A value behind the `?` of this page's own address; it stays while the page is being left and the address is the next one's already.
import { useSearch } from '@tanstack/react-router'

export function usePageSearch(name: string): string | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const value = search[name]
  return typeof value === 'string' ? value : undefined
}
