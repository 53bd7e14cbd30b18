import { useEffect, useRef, useState, type RefObject } from 'react'
import { openCamera } from './camera.ts'

/** loading: permission pending. missing: no camera or no permission. live: showing video. */
export type CameraState = 'loading' | 'missing' | 'live'

export interface Camera {
  readonly state: CameraState
  readonly tryAgain: () => void
  /** Call when the video element shows its first frame. */
  readonly markLive: () => void
}

export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<CameraState>('loading')
  const beginAgain = useRef<() => void>(undefined)
  useEffect(() => {
    const place = video.current
    let end: () => void = () => undefined
    function begin() {
      stopCamera()
      end = openCamera({
        onOpen: (stream) => place && show(place, stream),
        onLost: () => setState('missing'),
      })
    }
    function stopCamera() {
      end()
      if (place) place.srcObject = null
    }
    function followVisibility() {
      if (!document.hidden) return begin()
      stopCamera()
      return setState('loading')
    }
    followVisibility()
    beginAgain.current = begin
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      stopCamera()
    }
  }, [video])
  return { state, tryAgain: () => beginAgain.current?.(), markLive: () => setState('live') }
}

function show(video: HTMLVideoElement, stream: MediaStream): void {
  video.srcObject = stream
  // A browser without autoplay still shows the first frame.
  video.play().catch(() => undefined)
}
