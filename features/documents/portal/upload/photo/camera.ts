// The camera of this device: the one at the back where there is one, as sharp as it can be.

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 4096 }, height: { ideal: 3072 } },
}

export interface CameraNews {
  readonly onOpen: (stream: MediaStream) => void
  /** There is none, it may not be used, or it went away. */
  readonly onLost: () => void
}

/** Returns what ends it, also while the browser still asks for permission. */
export function openCamera({ onOpen, onLost }: CameraNews): () => void {
  let opened: MediaStream | undefined
  let isOver = false
  void (async () => {
    try {
      // Absent where the page is not served over https.
      const stream = await navigator.mediaDevices.getUserMedia(wanted)
      if (isOver) return end(stream)
      opened = stream
      for (const track of stream.getVideoTracks()) track.addEventListener('ended', onLost)
      return onOpen(stream)
    } catch (cause) {
      // Camera errors are only logged (seeds/001, section 8), and nobody's console but a developer's hears of it.
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
