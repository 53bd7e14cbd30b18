import { AsIs } from './AsIs.tsx'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { IconTile, type TileTone } from './IconTile.tsx'
import type { IconName } from '../icons/names.ts'
import { ProgressBar } from '../feedback/ProgressBar.tsx'

export type FileRowState = 'ready' | 'sending' | 'done' | 'failed'

export interface FileAction {
  readonly icon: IconName
  readonly name: string
  readonly onPress: () => void
}

export interface FileRowProps {
  readonly name: string
  /** '2.1 MB. Submitted' */
  readonly details: string
  readonly state: FileRowState
  /** `file-image`, `file-pdf` or `file-text`. */
  readonly icon: IconName
  readonly actions?: readonly FileAction[]
  /** During an upload: the verb and the share of sent bytes. */
  readonly progress?:
    | { readonly label: string; readonly sentBytes: number; readonly totalBytes: number }
    | undefined
  readonly children?: ReactNode
}

const tile: Readonly<Record<FileRowState, { tone: TileTone; icon?: IconName }>> = {
  ready: { tone: 'file' },
  sending: { tone: 'file' },
  done: { tone: 'ok', icon: 'check-circle-fill' },
  failed: { tone: 'bad', icon: 'x-circle-fill' },
}

/** Must be inside a `<ul>`. */
export function FileRow({
  name,
  details,
  state,
  icon,
  actions = [],
  progress,
  children,
}: FileRowProps) {
  const percent = progress
    ? Math.floor((100 * progress.sentBytes) / Math.max(1, progress.totalBytes))
    : 0
  return (
    <li className="file">
      <IconTile icon={tile[state].icon ?? icon} tone={tile[state].tone} />
      <p className="file-name">
        <AsIs>{name}</AsIs>
        <span className={state === 'failed' ? 'small-text bad-text' : 'small-text soft'}>
          {details}
        </span>
      </p>
      <div className="file-actions">
        {actions.map((action) => (
          <IconButton
            key={action.icon}
            icon={action.icon}
            name={action.name}
            onPress={action.onPress}
          />
        ))}
      </div>
      {progress ? (
        <div className="full">
          <ProgressBar label={progress.label} value={percent} max={100} figure={`${percent}%`} />
        </div>
      ) : null}
      {children ? <div className="full">{children}</div> : null}
    </li>
  )
}
