// Leads on at once, in place of a page that is not for now.
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from './navigation.ts'
import { SkeletonList } from '../feedback/SkeletonList.tsx'

export function GoTo({ path }: { readonly path: string }) {
  const go = useGo()
  // A page that is being left is still drawn, with the address of the next one: it must not lead back.
  const isOnTheWay = useRouterState({ select: ({ status }) => status === 'pending' })
  useEffect(() => {
    if (!isOnTheWay) go(path, { replace: true })
  }, [go, path, isOnTheWay])
  return <SkeletonList rows={6} />
}
