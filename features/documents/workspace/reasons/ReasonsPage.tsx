import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { VersionList } from '#features/staff/workspace/people/VersionList.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { toDraft, type ReasonsDraft } from './reasons-draft.ts'
import { ReasonsForm } from './ReasonsForm.tsx'
import { firmReviewReasons } from './reasons.operations.ts'
import { reasonWords } from './words.ts'

/** The standard reasons of the firm for sending a document back. */
export function ReasonsPage() {
  const words = useWords(reasonWords)
  const mayChange = usePermissions()('firm-settings')
  const reasons = useGraphQuery(firmReviewReasons, {}, { fresh: true })
  return (
    <FirmFrame path={workspacePaths.reasons} title={words.heading}>
      <section aria-labelledby="reasons">
        <div className="section-head">
          <h2 id="reasons" tabIndex={-1}>
            {words.heading}
          </h2>
        </div>
        <p className="soft">{words.lead}</p>
        <Part query={reasons}>
          {({ reviewReasons: read }) => (
            <>
              {mayChange ? <ReasonsForm read={read} /> : <Reasons reasons={toDraft(read)} />}
              <VersionList versions={read.history} />
            </>
          )}
        </Part>
      </section>
    </FirmFrame>
  )
}

function Reasons({ reasons }: { readonly reasons: ReasonsDraft }) {
  const words = useWords(reasonWords)
  const language = useLanguage() === 'es' ? 'es' : 'en'
  return (
    <>
      <ul className="checklist-groups">
        {reasons.map(({ key, texts }) => (
          <li className="card" key={key}>
            <h3>{texts[language].name}</h3>
            <p>{texts[language].text}</p>
          </li>
        ))}
      </ul>
      <p className="soft gap-small">{words.onlyAdministrators}</p>
    </>
  )
}
