import { useState } from 'react'
import { fillIn } from '#lib/problem.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { findPacketProblem } from '../../rules/packets/packet-limits.ts'
import { defaultPacketTitle } from '../../rules/packets/packet-name.ts'
import { fitDraft, listChosen, toDraft, type PacketChoice } from './packet-draft.ts'
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
  const act = useAct({ sentences, trouble: words.trouble })
  // The same for a repeated request, so that it makes no second packet.
  const [key] = useState(freshKey)
  const [title, setTitle] = useState<string>(defaultPacketTitle)
  const [made, setDraft] = useState(() => toDraft(documents))
  const draft = fitDraft(made, documents)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const chosen = listChosen(draft)
  const bytes = chosen.reduce((sum, document) => sum + document.bytes, 0)
  const finding = findPacketProblem(title, chosen)
  const shown = wasSubmitted ? finding : undefined
  const problem =
    shown && shown.field === undefined
      ? fillIn(sentences[shown.code] ?? '', shown.params ?? {})
      : act.problem

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (finding) return
    const documentIds = chosen.map(({ id }) => id)
    const result = await act.run(
      async () => (await graph.run(makePacket, { caseId, key, title, documentIds })).makePacket,
    )
    if (result?.packet) onMade(result.packet.id)
  }

  const impossible = documents.filter(({ obstacle }) => obstacle !== null)
  if (draft.sections.length === 0)
    return (
      <>
        <EmptyState title={words.noneTitle}>{words.noneHint}</EmptyState>
        <ImpossibleDocuments documents={impossible} />
      </>
    )
  return (
    <Form
      className="packet-form"
      onSubmit={() => void submit()}
      errors={shown ? fieldErrors([shown], sentences) : {}}
      focusesField
    >
      <div className="card form-card">
        <TextField
          name="title"
          label={words.titleField}
          hint={words.titleHint}
          value={title}
          onChange={setTitle}
          autoComplete="off"
        />
      </div>
      <div>
        <h2 id="packet-documents">{words.documents}</h2>
        <p className="soft">{words.howTo}</p>
      </div>
      <PacketSections draft={draft} onChange={setDraft} />
      <ImpossibleDocuments documents={impossible} />
      <div className="packet-foot">
        {problem === undefined ? null : (
          <Banner key={problem} tone="bad" slim title={problem} takesFocus />
        )}
        <div className="packet-foot-row">
          <p className="strong" role="status">
            {words.chosen(chosen.length, formatSize(bytes))}
          </p>
          <Button type="submit" icon="file-pdf" busy={act.isBusy && words.starting}>
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
