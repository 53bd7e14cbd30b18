import { FirmTile, useFirmColours } from '#ui/page/FirmTile.tsx'
import { getFirmLook, type Inviter } from './inviter.ts'

export function FirmStrip({ inviter }: { readonly inviter: Inviter }) {
  const look = getFirmLook(inviter)
  const strip = useFirmColours<HTMLDivElement>(look)
  return (
    <div className="firm-strip" ref={strip}>
      <FirmTile firm={look} />
      <p>{look.name}</p>
    </div>
  )
}
