import { useState } from 'react'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { readReason, reasonLength } from '#lib/reason.ts'
import { bytesOfBase64 } from '#ui/browser/base64.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { PetitionFormat } from '#ui/graphql/enums.generated.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { exportPetition, matrixPreview, petitionPreview } from './export.operations.ts'
import { MatrixFields, type MatrixFieldsProps } from './MatrixFields.tsx'
import { exportSentences, exportWords } from './words.ts'

export interface ExportFormProps {
  readonly caseId: string
  readonly courts: MatrixFieldsProps['courts']
}

const formats: readonly PetitionFormat[] = ['JSON', 'CSV', 'MATRIX']

/** Saves a file after a reason, and a proof if the last one is not fresh. */
export function ExportForm({ caseId, courts }: ExportFormProps) {
  const words = useWords(exportWords)
  const sentences = useWords(exportSentences)
  const [format, setFormat] = useState<PetitionFormat>('JSON')
  const [court, setCourt] = useState('other')
  const [hasRead, setHasRead] = useState(false)
  const isMatrix = format === 'MATRIX'
  const matrix = useGraphQuery(matrixPreview, { caseId, court }, { enabled: isMatrix, fresh: true })
  const found = matrix.data?.matrixPreview.problems ?? []
  const acceptedFindings = found.reduce((sum, { findings }) => sum + findings.length, 0)
  const form = useDraftForm({
    empty: { reason: '' },
    keptAs: `export|${caseId}`,
    check: ({ reason }) => [
      ...(isMatrix && acceptedFindings > 0 && !hasRead
        ? [{ code: 'petition.not-read', field: 'hasRead' }]
        : []),
      ...(readReason(reason) === undefined
        ? [{ code: 'petition.reason-length', field: 'reason', params: reasonLength }]
        : []),
    ],
    words: { sentences, trouble: words.trouble },
    save: ({ reason }) =>
      runWithStepUp(async () => {
        const input = { caseId, format, court, acceptedFindings, reason }
        return (await graph.run(exportPetition, input)).exportPetition
      }),
    shownBy: [petitionPreview, matrixPreview],
    toast: (_, { name }) => words.saved(name ?? ''),
    onSaved({ name, content }) {
      const bytes = bytesOfBase64(content ?? '')
      if (name !== null && bytes !== undefined) saveFile(new Blob([bytes]), name)
    },
  })
  return (
    <section className="card form-card" aria-labelledby="export-file">
      <h2 id="export-file">{words.file}</h2>
      <DraftForm form={form} submit={words.save} busy={words.saving}>
        <RadioTiles
          name="format"
          label={words.format}
          value={format}
          onChange={(next) => {
            setFormat(next)
            setHasRead(false)
          }}
          options={formats.map((value) => ({ value, ...words.formats[value] }))}
        />
        {isMatrix ? (
          <MatrixFields
            courts={courts}
            court={court}
            onCourt={(next) => {
              setCourt(next)
              setHasRead(false)
            }}
            matrix={matrix}
            hasRead={hasRead}
            onRead={setHasRead}
          />
        ) : null}
        <TextField
          {...form.bind('reason')}
          label={words.reason}
          hint={words.reasonHint}
          autoComplete="off"
        />
      </DraftForm>
    </section>
  )
}
