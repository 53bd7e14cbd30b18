import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { DownloadPacket } from './DownloadPacket.tsx'
import { cancelPacket, packetProgress, type PacketPartsFragment } from './packets.operations.ts'
import { packetSentences, packetWords } from './words.ts'

const pollMs = 1000

export function isAtWork({ state }: Pick<PacketPartsFragment, 'state'>): boolean {
  return state === 'WAITING' || state === 'RUNNING'
}

export interface PacketProgressProps {
  readonly id: string
  /** Runs once, when the work is over. */
  readonly onOver: () => void
  readonly onAnother: () => void
}

/** A packet in the making and what became of it. It goes on when the page is closed. */
export function PacketProgress({ id, onOver, onAnother }: PacketProgressProps) {
  const query = useGraphQuery(
    packetProgress,
    { id },
    {
      fresh: true,
      poll: {
        everyMs: pollMs,
        while: ({ casePacket }) => casePacket !== null && isAtWork(casePacket),
        opens: true,
      },
    },
  )
  const packet = query.data?.casePacket
  const isGone = packet === null
  const isOver = packet !== undefined && packet !== null && !isAtWork(packet)
  const notifyOver = useEffectEvent(onOver)
  const notifyGone = useEffectEvent(onAnother)
  useEffect(() => {
    if (isOver) notifyOver()
  }, [isOver])
  useEffect(() => {
    if (isGone) notifyGone()
  }, [isGone])
  return (
    <Part query={query}>
      {({ casePacket }) =>
        casePacket === null ? null : <ProgressCard packet={casePacket} onAnother={onAnother} />
      }
    </Part>
  )
}

interface ProgressCardProps {
  readonly packet: PacketPartsFragment
  readonly onAnother: () => void
}

function ProgressCard({ packet, onAnother }: ProgressCardProps) {
  const words = useWords(packetWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const titles = {
    ...{ WAITING: words.working, RUNNING: words.working, DONE: words.ready },
    ...{ CANCELLED: words.canceledTitle, FAILED: words.failedTitle },
  } as const
  return (
    <section className="card packet-progress" aria-labelledby="packet-state">
      <h2 id="packet-state" tabIndex={-1} ref={heading}>
        {titles[packet.state]}
      </h2>
      <p className="visually-hidden" role="status">
        {isAtWork(packet) ? '' : titles[packet.state]}
      </p>
      {isAtWork(packet) ? (
        <Working packet={packet} />
      ) : (
        <Outcome packet={packet} onAnother={onAnother} />
      )}
    </section>
  )
}

function Working({ packet }: Pick<ProgressCardProps, 'packet'>) {
  const words = useWords(packetWords)
  const sentences = useWords(packetSentences)
  const act = useAct({ sentences, trouble: words.cancelTrouble })
  const { id, title, done, total, state } = packet

  async function cancel(): Promise<void> {
    await act.run(async () => (await graph.run(cancelPacket, { id })).cancelPacket)
    await readAgain(packetProgress)
  }

  return (
    <>
      <ProgressBar
        label={state === 'WAITING' ? words.waiting : title}
        value={done}
        max={total}
        figure={words.figure(done, total)}
      />
      <LeftOut packet={packet} />
      {act.problem === undefined ? null : <Banner tone="bad" slim title={act.problem} />}
      <div className="packet-foot-row">
        <p className="soft">{words.mayLeave}</p>
        <CancelButton
          look="second"
          onPress={() => void cancel()}
          busy={act.isBusy && words.canceling}
        />
      </div>
    </>
  )
}

function Outcome({ packet, onAnother }: ProgressCardProps) {
  const words = useWords(packetWords)
  const { formatSize } = useFormats()
  const { state, title, name, pages, bytes } = packet
  const isDone = state === 'DONE' && name !== null
  return (
    <>
      <p className="packet-name">
        <span>{name ?? title}</span>
        {pages === null || bytes === null ? null : (
          <span className="second-line">{words.facts(pages, formatSize(bytes))}</span>
        )}
      </p>
      {state === 'FAILED' ? <p>{words.failedHint}</p> : null}
      <LeftOut packet={packet} />
      <div className="actions">
        {isDone ? <DownloadPacket packet={packet} look="primary" /> : null}
        <Button look={isDone ? 'second' : 'primary'} onPress={onAnother}>
          {words.another}
        </Button>
      </div>
    </>
  )
}

function LeftOut({ packet: { failures } }: Pick<ProgressCardProps, 'packet'>) {
  const words = useWords(packetWords)
  if (failures.length === 0) return null
  return (
    <div className="packet-failures">
      <Banner tone="wait" slim title={words.leftOut(failures.length)} />
      <ul className="packet-items">
        {failures.map(({ documentId, name, reason }) => (
          <li key={documentId}>
            <p className="packet-name">
              {name}
              <span className="second-line">{words.reasons[reason]}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
