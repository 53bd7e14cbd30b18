// Prefers the rear camera and the highest resolution.

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 4096 }, height: { ideal: 3072 } },
}

export interface CameraNews {
  readonly onOpen: (stream: MediaStream) => void
  /** No camera, no permission, or disconnected. */
  readonly onLost: () => void
}

/** Returns the stop function, which also works during the permission prompt. */
export function openCamera({ onOpen, onLost }: CameraNews): () => void {
  let opened: MediaStream | undefined
  let isOver = false
  void (async () => {
    try {
      // Undefined when the page is not served over https.
      const stream = await navigator.mediaDevices.getUserMedia(wanted)
      if (isOver) return end(stream)
      opened = stream
      for (const track of stream.getVideoTracks()) track.addEventListener('ended', onLost)
      return onOpen(stream)
    } catch (cause) {
      // Only logged, and only in development (spec: documents#camera-errors).
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
