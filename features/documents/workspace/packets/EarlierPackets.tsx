import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { DownloadPacket } from './DownloadPacket.tsx'
import { isAtWork } from './PacketProgress.tsx'
import type { PacketPartsFragment } from './packets.operations.ts'
import { packetWords } from './words.ts'

export interface EarlierPacketsProps {
  readonly packets: readonly PacketPartsFragment[]
  readonly onShow: (id: string) => void
}

export function EarlierPackets({ packets, onShow }: EarlierPacketsProps) {
  const words = useWords(packetWords)
  if (packets.length === 0) return null
  return (
    <section className="card" aria-labelledby="earlier-packets">
      <h2 id="earlier-packets">{words.earlier}</h2>
      <p className="soft small-text">{words.earlierHint}</p>
      <ul className="packet-items">
        {packets.map((packet) => (
          <EarlierPacket key={packet.id} packet={packet} onShow={() => onShow(packet.id)} />
        ))}
      </ul>
    </section>
  )
}

interface EarlierPacketProps {
  readonly packet: PacketPartsFragment
  readonly onShow: () => void
}

function EarlierPacket({ packet, onShow }: EarlierPacketProps) {
  const words = useWords(packetWords)
  const { formatDayOrTime, formatSize } = useFormats()
  const { title, by, createdAt, state, pages, bytes, failures } = packet
  const outcome =
    pages === null || bytes === null
      ? {
          ...{ DONE: '', WAITING: words.inProgress, RUNNING: words.inProgress },
          CANCELLED: words.canceled,
          FAILED: words.failed,
        }[state]
      : words.facts(pages, formatSize(bytes))
  return (
    <li>
      <p className="packet-name">
        {title}
        <span className="second-line">
          {words.madeBy(`${by.givenName} ${by.familyName}`, formatDayOrTime(createdAt))}
        </span>
        <span className="second-line">{outcome}</span>
      </p>
      <div className="packet-moves">
        {isAtWork(packet) || failures.length > 0 ? (
          <Button look="quiet" name={words.showOf(title)} onPress={onShow}>
            {words.show}
          </Button>
        ) : null}
        {state === 'DONE' ? <DownloadPacket packet={packet} look="second" /> : null}
      </div>
    </li>
  )
}
