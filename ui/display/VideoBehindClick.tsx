import { useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export interface VideoBehindClickProps {
  /** https, on a host that the content security policy allows. */
  readonly address: string
  readonly title: string
}

export function VideoBehindClick({ address, title }: VideoBehindClickProps) {
  const words = useWords(kitWords)
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <Frame address={address} title={title} />
  return (
    <div className="stack-2">
      <Button look="second" icon="play-circle" onPress={() => setWanted(true)}>
        {words.watchVideo}
      </Button>
      <p className="soft small-text">{words.videoFrom(new URL(address).hostname)}</p>
    </div>
  )
}

/** The player needs scripts and its own origin. It never gets ours: our pages forbid framing. */
function Frame({ address, title }: VideoBehindClickProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Moves the focus to the frame, because the pressed button no longer exists.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className="video"
      src={address}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both, and is of another origin
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen"
      referrerPolicy="strict-origin"
    />
  )
}
