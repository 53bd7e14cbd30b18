// The camera for as long as a step shows it: it rests while the page is hidden, and is let go with the step.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { openCamera } from './camera.ts'

/** loading: asked for. missing: not there, or not allowed. live: its picture is seen. */
export type CameraState = 'loading' | 'missing' | 'live'

export interface Camera {
  readonly state: CameraState
  readonly tryAgain: () => void
  /** For the video element: there is something to see. */
  readonly onSeen: () => void
}

export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<CameraState>('loading')
  const beginAgain = useRef<() => void>(undefined)
  useEffect(() => {
    const place = video.current
    let end: () => void = () => undefined
    function begin() {
      rest()
      end = openCamera({
        onOpen: (stream) => place && show(place, stream),
        onLost: () => setState('missing'),
      })
    }
    function rest() {
      end()
      if (place) place.srcObject = null
    }
    function follow() {
      if (!document.hidden) return begin()
      rest()
      return setState('loading')
    }
    follow()
    beginAgain.current = begin
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      rest()
    }
  }, [video])
  return { state, tryAgain: () => beginAgain.current?.(), onSeen: () => setState('live') }
}

function show(video: HTMLVideoElement, stream: MediaStream): void {
  video.srcObject = stream
  // A browser that does not play by itself shows the first picture all the same.
  video.play().catch(() => undefined)
}
