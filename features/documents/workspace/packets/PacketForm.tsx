import { useState } from 'react'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { KeptNotice } from '#ui/form/draft/KeptNotice.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { findPacketProblem } from '../../rules/packets/packet-limits.ts'
import { defaultPacketTitle } from '../../rules/packets/packet-name.ts'
import {
  fitDraft,
  listChosen,
  toDraft,
  type PacketChoice,
  type PacketDraft,
} from './packet-draft.ts'
import { PacketSections } from './PacketSections.tsx'
import { makePacket } from './packets.operations.ts'
import { packetSentences, packetWords } from './words.ts'

export interface PacketFormProps {
  readonly caseId: string
  readonly documents: readonly PacketChoice[]
  readonly onMade: (id: string) => void
}

export function PacketForm({ caseId, documents, onMade }: PacketFormProps) {
  const words = useWords(packetWords)
  const sentences = useWords(packetSentences)
  const { formatSize } = useFormats()
  // The same for a repeated request, so that it makes no second packet.
  const [key] = useState(freshKey)
  const choose = (parts: PacketDraft) => listChosen(fitDraft(parts, documents))
  const form = useDraftForm({
    empty: { title: defaultPacketTitle, parts: toDraft(documents) },
    keptAs: `packet|${caseId}`,
    check({ title, parts }) {
      const finding = findPacketProblem(title, choose(parts))
      return finding ? [finding] : []
    },
    words: { sentences, trouble: words.trouble },
    save: async ({ title, parts }) => {
      const documentIds = choose(parts).map(({ id }) => id)
      return (await graph.run(makePacket, { caseId, key, title, documentIds })).makePacket
    },
    onSaved: ({ packet }) => {
      if (packet) onMade(packet.id)
    },
  })
  const { problem } = form
  const draft = fitDraft(form.draft.parts, documents)
  const chosen = listChosen(draft)
  const bytes = chosen.reduce((sum, document) => sum + document.bytes, 0)

  const impossible = documents.filter(({ obstacle }) => obstacle !== null)
  if (draft.sections.length === 0)
    return (
      <>
        <EmptyState title={words.noneTitle}>{words.noneHint}</EmptyState>
        <ImpossibleDocuments documents={impossible} />
      </>
    )
  return (
    <Form className="packet-form" onSubmit={form.submit} errors={form.errors} focusesField>
      <KeptNotice draft={form} />
      <div className="card form-card">
        <TextField
          {...form.bind('title')}
          label={words.titleField}
          hint={words.titleHint}
          autoComplete="off"
        />
      </div>
      <div>
        <h2 id="packet-documents">{words.documents}</h2>
        <p className="soft">{words.howTo}</p>
      </div>
      <PacketSections draft={draft} onChange={(parts) => form.change({ parts })} />
      <ImpossibleDocuments documents={impossible} />
      <div className="packet-foot">
        {problem === undefined ? null : (
          <Banner key={problem} tone="bad" slim title={problem} takesFocus />
        )}
        <div className="packet-foot-row">
          <p className="strong" role="status">
            {words.chosen(chosen.length, formatSize(bytes))}
          </p>
          <Button type="submit" icon="file-pdf" busy={form.isBusy && words.starting}>
            {words.make}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function ImpossibleDocuments({ documents }: { readonly documents: readonly PacketChoice[] }) {
  const words = useWords(packetWords)
  if (documents.length === 0) return null
  return (
    <section className="card" aria-labelledby="packet-impossible">
      <h3 id="packet-impossible">{words.notPossible}</h3>
      <ul className="packet-items">
        {documents.map(({ id, name, obstacle }) => (
          <li key={id}>
            <p className="packet-name">
              <span>{name}</span>
              {obstacle === null ? null : (
                <span className="second-line">{words.obstacles[obstacle]}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
