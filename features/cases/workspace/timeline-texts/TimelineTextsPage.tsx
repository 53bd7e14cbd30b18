import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmSettingPage } from '#features/staff/workspace/people/FirmSettingPage.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { toDraft, type TimelineDraft } from './timeline-draft.ts'
import { TimelineTextsForm } from './TimelineTextsForm.tsx'
import { firmTimelineTexts } from './timeline-texts.operations.ts'
import { timelineTextWords } from './words.ts'

/** What clients read at the steps of the timeline. */
export function TimelineTextsPage() {
  const words = useWords(timelineTextWords)
  return (
    <FirmSettingPage
      path={workspacePaths.timelineTexts}
      heading={words.heading}
      leads={[words.lead, words.conversion]}
      query={firmTimelineTexts}
      renderForm={({ timelineTexts: read }) => <TimelineTextsForm read={read} />}
      renderFacts={({ timelineTexts: read }) => <Steps steps={toDraft(read)} />}
      history={({ timelineTexts: { history } }) => history}
    />
  )
}

function Steps({ steps }: { readonly steps: TimelineDraft }) {
  const words = useWords(timelineTextWords)
  const language = useLanguage()
  return (
    <ol className="checklist-groups">
      {steps.map(({ position, isOwn, texts }) => (
        <li className="card" key={position}>
          <h3>{texts[language].name}</h3>
          <p>{texts[language].description}</p>
          <p className="soft small-text gap-small">{isOwn ? words.own : words.product}</p>
        </li>
      ))}
    </ol>
  )
}
