import {
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'
import { useWords } from '../language/language.ts'
import type { QuarterTurns } from './upright.ts'
import { previewWords } from './words.ts'

/** In percent of the available width. Keep in sync with `ui/styles/previews.css`. */
const zooms = [100, 150, 200, 300, 400] as const

/** What keys do from outside. */
export interface ViewerHandle {
  /** 1 for larger, -1 for smaller. */
  readonly zoomBy: (steps: 1 | -1) => void
  /** 1 for the next page, -1 for the one before. */
  readonly turnPage: (pages: 1 | -1) => void
}

/** For a page around the preview that offers more than zoom. */
export interface PreviewTools {
  readonly quarterTurns?: QuarterTurns
  readonly handle?: Ref<ViewerHandle>
  /** More buttons of the bar. */
  readonly tools?: ReactNode
  /** What to do with a file that cannot be shown. */
  readonly whenNotShown?: ReactNode
  /** The file can be seen. */
  readonly onShown?: () => void
}

export interface PreviewFrameProps extends Pick<PreviewTools, 'handle' | 'tools'> {
  readonly name: string
  readonly pageLabel?: string | undefined
  readonly view?: RefObject<HTMLDivElement | null>
  readonly onScroll?: () => void
  readonly turnPage?: (pages: 1 | -1) => void
  readonly children: ReactNode
}

export function PreviewFrame(props: PreviewFrameProps) {
  const { name, pageLabel, view, onScroll, turnPage, handle, tools, children } = props
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

  const zoomBy = (steps: 1 | -1) => {
    const next = zoomIndex + steps
    if (next >= 0 && next < zooms.length) zoomTo(next)
  }
  useImperativeHandle(handle, () => ({ zoomBy, turnPage: (pages) => turnPage?.(pages) }))

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
          onPress={() => zoomBy(-1)}
        />
        <ZoomButton
          icon="magnifying-glass-plus"
          name={words.zoomIn}
          isAtEnd={zoomIndex === zooms.length - 1}
          onPress={() => zoomBy(1)}
        />
        {tools}
      </div>
      {/* Focusable, so that the arrow keys scroll it. Nothing inside can get the focus. */}
      <div
        className="preview-view"
        ref={box}
        role="region"
        aria-label={words.contentsOf(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
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
      data-repeats
      aria-label={name}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
