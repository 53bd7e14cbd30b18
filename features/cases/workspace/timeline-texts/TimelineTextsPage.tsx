import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { VersionList } from '#features/staff/workspace/people/VersionList.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { toDraft, type TimelineDraft } from './timeline-draft.ts'
import { TimelineTextsForm } from './TimelineTextsForm.tsx'
import { firmTimelineTexts } from './timeline-texts.operations.ts'
import { timelineTextWords } from './words.ts'

/** What clients read at the steps of the timeline. */
export function TimelineTextsPage() {
  const words = useWords(timelineTextWords)
  const mayChange = usePermissions()('firm-settings')
  const texts = useGraphQuery(firmTimelineTexts, {}, { fresh: true })
  return (
    <FirmFrame path={workspacePaths.timelineTexts} title={words.heading}>
      <section aria-labelledby="timeline">
        <div className="section-head">
          <h2 id="timeline">{words.heading}</h2>
        </div>
        <p className="soft">{words.lead}</p>
        <p className="soft gap-small">{words.conversion}</p>
        <Part query={texts}>
          {({ timelineTexts: read }) => (
            <>
              {mayChange ? <TimelineTextsForm read={read} /> : <Steps steps={toDraft(read)} />}
              <VersionList versions={read.history} />
            </>
          )}
        </Part>
      </section>
    </FirmFrame>
  )
}

function Steps({ steps }: { readonly steps: TimelineDraft }) {
  const words = useWords(timelineTextWords)
  const language = useLanguage() === 'es' ? 'es' : 'en'
  return (
    <>
      <ol className="checklist-groups">
        {steps.map(({ position, isOwn, texts }) => (
          <li className="card" key={position}>
            <h3>{texts[language].name}</h3>
            <p>{texts[language].description}</p>
            <p className="soft small-text gap-small">{isOwn ? words.own : words.product}</p>
          </li>
        ))}
      </ol>
      <p className="soft gap-small">{words.onlyAdministrators}</p>
    </>
  )
}
