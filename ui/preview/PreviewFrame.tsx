import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'
import { useWords } from '../language/language.ts'
import { previewWords } from './words.ts'

/** In percent of the available width. Keep in sync with `ui/styles/previews.css`. */
const zooms = [100, 150, 200, 300, 400] as const

export interface PreviewFrameProps {
  readonly name: string
  readonly pageLabel?: string | undefined
  readonly view?: RefObject<HTMLDivElement | null>
  readonly onScroll?: () => void
  readonly children: ReactNode
}

export function PreviewFrame({ name, pageLabel, view, onScroll, children }: PreviewFrameProps) {
  const words = useWords(previewWords)
  const own = useRef<HTMLDivElement>(null)
  const box = view ?? own
  const [zoomIndex, setZoomIndex] = useState(0)
  const zoom = zooms[zoomIndex] ?? 100

  // Keeps the top edge and the horizontal center in view.
  function zoomTo(next: number) {
    const seen = box.current
    if (!seen) return
    const across = (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth
    const down = seen.scrollTop / seen.scrollHeight
    flushSync(() => setZoomIndex(next))
    seen.scrollTo(across * seen.scrollWidth - seen.clientWidth / 2, down * seen.scrollHeight)
  }

  return (
    <div className="preview">
      <div className="preview-bar">
        <p className="small-text soft numeric">{pageLabel}</p>
        <p className="small-text numeric" role="status">
          {words.zoom(zoom)}
        </p>
        <ZoomButton
          icon="magnifying-glass-minus"
          name={words.zoomOut}
          isAtEnd={zoomIndex === 0}
          onPress={() => zoomTo(zoomIndex - 1)}
        />
        <ZoomButton
          icon="magnifying-glass-plus"
          name={words.zoomIn}
          isAtEnd={zoomIndex === zooms.length - 1}
          onPress={() => zoomTo(zoomIndex + 1)}
        />
      </div>
      {/* Focusable, so that the arrow keys scroll it. Nothing inside can get the focus. */}
      <div
        className="preview-view"
        ref={box}
        role="region"
        aria-label={words.contentsOf(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...(onScroll ? { onScroll } : {})}
      >
        <div className="paper" data-zoom={zoom}>
          {children}
        </div>
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly isAtEnd: boolean
  readonly onPress: () => void
}

// Never really disabled, because a disabled button would lose the focus at the last zoom level.
function ZoomButton({ icon, name, isAtEnd, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="icon-button bordered"
      aria-label={name}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
