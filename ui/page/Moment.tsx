// A welcome, or something finished: a picture with the firm's line, a tile or a seal on its edge, and what follows.
import type { ReactNode } from 'react'
import { useFirmColours, type FirmLook } from './FirmTile.tsx'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'

export interface MomentProps {
  readonly scene: 'pre-filing' | 'filed' | 'complete'
  /** The firm's tile with its name, or a seal. */
  readonly mark: ReactNode
  /** Draws the firm's line below the picture. */
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

/** Decoration: the heading says what is done. */
export function Seal({ icon }: { readonly icon: IconName }) {
  return (
    <span className="seal" aria-hidden="true">
      <Icon name={icon} size="large" />
    </span>
  )
}
