import { useParams } from '@tanstack/react-router'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfIntake } from '#features/cases/workspace/paths.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { Page } from '#ui/page/Page.tsx'
import { petitionPreview, type PetitionPreviewQuery } from './export.operations.ts'
import { ExportForm } from './ExportForm.tsx'
import { exportWords } from './words.ts'

type Preview = PetitionPreviewQuery['petitionPreview']

export function ExportPage() {
  const { caseId = '' } = useParams({ strict: false })
  return <ExportOf key={caseId} caseId={caseId} />
}

function ExportOf({ caseId }: { readonly caseId: string }) {
  const words = useWords(exportWords)
  const { and } = useWords(clientWords)
  const preview = useGraphQuery(petitionPreview, { caseId }, { fresh: true })
  const people = preview.data?.petitionPreview.people
  const name = people === undefined ? '' : clientName(people, and)
  return (
    <Page
      title={words.title}
      documentTitle={name === '' ? words.title : `${words.title}: ${name}`}
      lead={words.lead}
      back={<GoBack href={pathOfIntake(caseId)}>{words.backToIntake}</GoBack>}
    >
      <Part query={preview}>
        {({ petitionPreview: shown }) => (
          <div className="form-cards exports">
            <StateCard preview={shown} />
            <ExportForm caseId={caseId} courts={shown.courts} />
          </div>
        )}
      </Part>
    </Page>
  )
}

function StateCard({ preview }: { readonly preview: Preview }) {
  const words = useWords(exportWords)
  const { lines, openLines, attorneyLines, openQuestions, unmapped, fingerprint } = preview
  return (
    <section className="card form-card" aria-labelledby="export-state">
      <h2 id="export-state">{words.state}</h2>
      {openQuestions === 0 ? null : <Banner tone="wait" slim title={words.open(openQuestions)} />}
      <FactsTable
        rows={[
          { name: words.lines, value: words.linesReady(lines - openLines - attorneyLines, lines) },
          { name: words.attorneyLines, value: String(attorneyLines) },
          { name: words.openQuestions, value: String(openQuestions) },
          { name: words.unmapped, value: String(unmapped) },
          { name: words.fingerprint, value: fingerprint },
        ]}
      />
      <p className="soft small-text">{words.fingerprintHint}</p>
    </section>
  )
}
