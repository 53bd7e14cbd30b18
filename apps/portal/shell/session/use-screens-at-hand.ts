// Preloads the other signed-in pages, for phones that lose their network.
import { useEffect } from 'react'
import { featureRoutes } from '../../feature-routes.ts'

/** Enough for the requests of the first page. */
const afterMs = 3000

export function useScreensAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine) return
      for (const { area, load } of featureRoutes) {
        if (area === 'protected' || area === 'dashboard') load().catch(() => undefined)
      }
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
}
