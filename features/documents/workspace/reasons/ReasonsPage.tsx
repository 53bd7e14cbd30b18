import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmSettingPage } from '#features/staff/workspace/people/FirmSettingPage.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { toDraft, type ReasonsDraft } from './reasons-draft.ts'
import { ReasonsForm } from './ReasonsForm.tsx'
import { firmReviewReasons } from './reasons.operations.ts'
import { reasonWords } from './words.ts'

/** The standard reasons of the firm for sending a document back. */
export function ReasonsPage() {
  const words = useWords(reasonWords)
  return (
    <FirmSettingPage
      path={workspacePaths.reasons}
      heading={words.heading}
      leads={[words.lead]}
      query={firmReviewReasons}
      renderForm={({ reviewReasons: read }) => <ReasonsForm read={read} />}
      renderFacts={({ reviewReasons: read }) => <Reasons reasons={toDraft(read)} />}
      history={({ reviewReasons: { history } }) => history}
    />
  )
}

function Reasons({ reasons }: { readonly reasons: ReasonsDraft }) {
  const language = useLanguage()
  return (
    <ul className="checklist-groups">
      {reasons.map(({ key, texts }) => (
        <li className="card" key={key}>
          <h3>{texts[language].name}</h3>
          <p>{texts[language].text}</p>
        </li>
      ))}
    </ul>
  )
}
