import { useEffect, useState } from 'react'

const loadingMs = 300

/** True 300 ms after the first render: what loads faster shows no shapes. */
export function useShownAfter(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), loadingMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown
}
