import { useState } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { VersionList } from '#features/staff/workspace/people/VersionList.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Part } from '#ui/feedback/Part.tsx'
import { Segments } from '#ui/form/Segments.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { ChecklistForm } from './ChecklistForm.tsx'
import { ChecklistGroups } from './ChecklistGroups.tsx'
import { toDraft } from './checklist-draft.ts'
import { checklistOfChapter } from './checklist.operations.ts'
import { checklistWords } from './words.ts'

const chapters = ['7', '13'] as const

/** What the checklists of new cases ask for, by chapter. */
export function ChecklistPage() {
  const words = useWords(checklistWords)
  const [chapter, setChapter] = useState<(typeof chapters)[number]>('7')
  return (
    <FirmFrame path={workspacePaths.checklists} title={words.heading}>
      <section aria-labelledby="checklists">
        <div className="section-head">
          <h2 id="checklists">{words.heading}</h2>
          <Segments
            name={words.chapter}
            value={chapter}
            onChange={setChapter}
            options={chapters.map((value) => ({ value, label: words.chapters[value] }))}
          />
        </div>
        <p className="soft">{words.lead}</p>
        <p className="soft gap-small">{words.undecided}</p>
        {/* Both stay, so that a change of one is not lost while the person looks at the second. */}
        {chapters.map((each) => (
          <div key={each} hidden={each !== chapter}>
            <ChecklistOfChapter chapter={Number(each)} />
          </div>
        ))}
      </section>
    </FirmFrame>
  )
}

function ChecklistOfChapter({ chapter }: { readonly chapter: number }) {
  const words = useWords(checklistWords)
  const mayChange = usePermissions()('firm-settings')
  const template = useGraphQuery(checklistOfChapter, { chapter }, { fresh: true })
  return (
    <Part query={template}>
      {({ checklistTemplate: read }) => (
        <>
          {mayChange ? (
            <ChecklistForm read={read} />
          ) : (
            <>
              <p className="soft gap-small">{words.onlyAdministrators}</p>
              <ChecklistGroups items={read.items} draft={toDraft(read.items)} />
            </>
          )}
          <VersionList versions={read.history} />
        </>
      )}
    </Part>
  )
}
