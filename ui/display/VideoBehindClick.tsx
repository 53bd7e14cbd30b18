// A video of another host: until somebody asks for it nothing is loaded from there. The words that say the same stand beside it.
import { useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export interface VideoBehindClickProps {
  /** https, of a host that the content security policy names. */
  readonly address: string
  /** What the video is, for those who cannot see it. */
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
      <p className="soft sm">{words.videoFrom(new URL(address).hostname)}</p>
    </div>
  )
}

/**
 * Hosts ask which site shows their player: they learn its name, not the page. A player needs scripts and the origin of its host; that origin is never ours,
 * for our own pages let nobody frame them.
 */
function Frame({ address, title }: VideoBehindClickProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that was pressed is gone.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className="video"
      src={address}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen"
      referrerPolicy="strict-origin"
    />
  )
}
