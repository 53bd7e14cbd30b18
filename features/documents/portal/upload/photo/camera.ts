// Prefers the rear camera and the highest resolution.

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 4096 }, height: { ideal: 3072 } },
}

export interface CameraNews {
  readonly onOpen: (stream: MediaStream) => void
  /** Called if there is no camera or no permission, or if the camera is disconnected. */
  readonly onLost: () => void
}

/** Returns the stop function, which also works during the permission prompt. */
export function openCamera({ onOpen, onLost }: CameraNews): () => void {
  let opened: MediaStream | undefined
  let isOver = false
  void (async () => {
    try {
      // `mediaDevices` is undefined if the page is not served over https.
      const stream = await navigator.mediaDevices.getUserMedia(wanted)
      if (isOver) return end(stream)
      opened = stream
      for (const track of stream.getVideoTracks()) track.addEventListener('ended', onLost)
      return onOpen(stream)
    } catch (cause) {
      // Camera errors are only logged, and only in development (spec: documents#camera-errors).
      if (import.meta.env.DEV) console.debug('camera', cause)
      return isOver ? undefined : onLost()
    }
  })()
  return () => {
    isOver = true
    if (opened) end(opened)
  }
}

function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
