import type { ReactNode } from 'react'
import { useFirmColours, type FirmLook } from './FirmTile.tsx'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'

export interface MomentProps {
  readonly scene: 'pre-filing' | 'filed' | 'complete'
  readonly mark: ReactNode
  /** Adds a line in the firm's color below the image. */
  readonly firm?: Pick<FirmLook, 'colour' | 'onColour'> | undefined
  readonly children: ReactNode
}

export function Moment({ scene, mark, firm, children }: MomentProps) {
  const box = useFirmColours<HTMLDivElement>(firm)
  return (
    <div className="moment" ref={box}>
      <img className="scene-band" src={`/hero-${scene}.svg`} alt="" width="1200" height="480" />
      {firm === undefined ? null : <div className="firm-line" />}
      <div className="moment-body">
        {mark}
        {children}
      </div>
    </div>
  )
}

/** Hidden from screen readers, because the heading has the same meaning. */
export function Seal({ icon }: { readonly icon: IconName }) {
  return (
    <span className="seal" aria-hidden="true">
      <Icon name={icon} size="large" />
    </span>
  )
}
