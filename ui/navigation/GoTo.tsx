import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useGo } from './navigation.ts'
import { SkeletonList } from '../feedback/SkeletonList.tsx'

export function GoTo({ path }: { readonly path: string }) {
  const go = useGo()
  // The old page stays until the next one is ready, and must not redirect again.
  const isOnTheWay = useRouterState({ select: ({ status }) => status === 'pending' })
  useEffect(() => {
    if (!isOnTheWay) go(path, { replace: true })
  }, [go, path, isOnTheWay])
  return <SkeletonList rows={6} />
}
