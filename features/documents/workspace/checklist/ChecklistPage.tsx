import { Suspense, useState } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { VersionList } from '#features/staff/workspace/people/VersionList.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { Segments } from '#ui/form/Segments.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { ChecklistForm } from './ChecklistForm.tsx'
import { ChecklistGroups } from './ChecklistGroups.tsx'
import { toDraft } from './checklist-draft.ts'
import {
  checklistOfChapter,
  firmChecklists,
  type NamedChecklistsPartsFragment,
} from './checklist.operations.ts'
import { checklistWords } from './words.ts'

const ChecklistsDialog = lazyPart(() => import('./ChecklistsDialog.tsx'), 'ChecklistsDialog')

const chapters = ['7', '13'] as const

/** What the checklists of new cases ask for, by chapter. */
export function ChecklistPage() {
  const words = useWords(checklistWords)
  const named = useGraphQuery(firmChecklists, {}, { fresh: true })
  return (
    <FirmFrame path={workspacePaths.checklists} title={words.heading}>
      <section aria-labelledby="checklists">
        <div className="section-head">
          <h2 id="checklists">{words.heading}</h2>
        </div>
        <p className="soft">{words.lead}</p>
        <p className="soft gap-small">{words.undecided}</p>
        <Part query={named}>{({ namedChecklists }) => <Checklists named={namedChecklists} />}</Part>
      </section>
    </FirmFrame>
  )
}

function Checklists({ named }: { readonly named: NamedChecklistsPartsFragment }) {
  const words = useWords(checklistWords)
  const mayChange = usePermissions()('firm-settings')
  const [chapter, setChapter] = useState<(typeof chapters)[number]>('7')
  const [chosen, setChosen] = useState('')
  const [opened, setOpened] = useState<readonly string[]>([''])
  const [isNaming, setIsNaming] = useState(false)
  const { lists } = named
  const isOffered = (checklistId: string) =>
    checklistId === '' || lists.some(({ id }) => id === checklistId)
  const shown = isOffered(chosen) ? chosen : ''

  function choose(checklistId: string): void {
    setChosen(checklistId)
    if (!opened.includes(checklistId)) setOpened([...opened, checklistId])
  }

  return (
    <>
      <div className="checklist-choice gap-medium">
        {lists.length === 0 ? null : (
          <Select
            name="checklist"
            label={words.checklist}
            value={shown}
            onChange={choose}
            options={[
              { value: '', label: words.standardName },
              ...lists.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {mayChange ? (
          <Button look="second" onPress={() => setIsNaming(true)}>
            {lists.length === 0 ? words.namedAdd : words.namedOpen}
          </Button>
        ) : null}
        <Segments
          name={words.chapter}
          value={chapter}
          onChange={setChapter}
          options={chapters.map((value) => ({ value, label: words.chapters[value] }))}
        />
      </div>
      {/* All that were opened stay, so that a change of one is not lost while another one is shown. */}
      {opened.filter(isOffered).flatMap((checklistId) =>
        chapters.map((each) => (
          <div key={`${checklistId}|${each}`} hidden={each !== chapter || checklistId !== shown}>
            <ChecklistOfChapter
              chapter={Number(each)}
              checklistId={checklistId === '' ? null : checklistId}
            />
          </div>
        )),
      )}
      <Suspense>
        {isNaming ? <ChecklistsDialog read={named} onClose={() => setIsNaming(false)} /> : null}
      </Suspense>
    </>
  )
}

interface ChecklistOfChapterProps {
  readonly chapter: number
  /** Null for the standard one. */
  readonly checklistId: string | null
}

function ChecklistOfChapter({ chapter, checklistId }: ChecklistOfChapterProps) {
  const words = useWords(checklistWords)
  const mayChange = usePermissions()('firm-settings')
  const template = useGraphQuery(checklistOfChapter, { chapter, checklistId }, { fresh: true })
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
