// Fetches the small rest of the signed-in pages once the first one stands, so that a phone that loses its network can still turn to them.
import { useEffect } from 'react'
import { roomRoutes } from '../../feature-routes.ts'

/** Long enough for what the first page itself asks for. */
const afterMs = 3000

export function useScreensAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine) return
      for (const { area, load } of roomRoutes) {
        if (area === 'protected' || area === 'dashboard') load().catch(() => undefined)
      }
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
}
