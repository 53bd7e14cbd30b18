import { useState } from 'react'
import { EntriesByDay } from '#ui/display/EntriesByDay.tsx'
import { OlderEntries } from '#ui/feedback/OlderEntries.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import type { RefusalKind } from '#ui/graphql/enums.generated.ts'
import { workspacePaths } from '../paths.ts'
import { FirmFrame } from '../people/FirmFrame.tsx'
import { staffTeam } from '../people/people.operations.ts'
import { fullName } from '../people/team.ts'
import { usePermissions } from '../people/use-permissions.ts'
import { refusedAccessPage, type RefusedAccessPageQuery } from './refusals.operations.ts'
import { refusalWords } from './words.ts'

type Page = RefusedAccessPageQuery['refusedAccess']
type Entry = Page['entries'][number]

interface Filter {
  readonly staffId: string | null
  readonly kind: RefusalKind | null
}

const kinds: readonly RefusalKind[] = ['NOT_FOUND', 'NOT_PERMITTED']

/** What people of the firm were refused, for administrators. */
export function ActivityPage() {
  const words = useWords(refusalWords)
  const maySee = usePermissions()('firm-settings')
  return (
    <FirmFrame path={workspacePaths.activity} title={words.title}>
      <section aria-labelledby="activity">
        <div className="section-head">
          <h2 id="activity">{words.title}</h2>
        </div>
        {maySee ? <Refusals /> : <p className="soft">{words.onlyAdministrators}</p>}
      </section>
    </FirmFrame>
  )
}

function Refusals() {
  const words = useWords(refusalWords)
  const [filter, setFilter] = useState<Filter>({ staffId: null, kind: null })
  const refusals = useGraphQuery(refusedAccessPage, filter, { fresh: true })
  const key = `${filter.staffId}|${filter.kind}`
  return (
    <>
      <p className="soft">{words.lead}</p>
      <FilterFields filter={filter} onChange={setFilter} />
      <Part query={refusals}>
        {({ refusedAccess }) => (
          <Entries
            key={`${key}|${refusedAccess.entries[0]?.id}`}
            first={refusedAccess}
            filter={filter}
          />
        )}
      </Part>
    </>
  )
}

interface FilterFieldsProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const words = useWords(refusalWords)
  const team = useGraphQuery(staffTeam, {}).data?.team ?? []
  return (
    <div className="field-grid halves gap-medium">
      <Select
        name="person"
        label={words.person}
        value={filter.staffId ?? ''}
        onChange={(id) => onChange({ ...filter, staffId: id === '' ? null : id })}
        options={[
          { value: '', label: words.everyone },
          ...team.map((member) => ({ value: member.id, label: fullName(member) })),
        ]}
      />
      <Select
        name="kind"
        label={words.kind}
        value={filter.kind ?? ''}
        onChange={(value) =>
          onChange({ ...filter, kind: kinds.find((kind) => kind === value) ?? null })
        }
        options={[
          { value: '', label: words.allKinds },
          ...kinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
    </div>
  )
}

interface EntriesProps {
  readonly first: Page
  readonly filter: Filter
}

function Entries({ first, filter }: EntriesProps) {
  const words = useWords(refusalWords)
  const [older, setOlder] = useState<readonly Page[]>([])
  const pages = [first, ...older]
  const after = pages.at(-1)?.next ?? null
  const entries = pages.flatMap((page) => page.entries)

  async function showOlder() {
    const { refusedAccess } = await graph.run(refusedAccessPage, { ...filter, after })
    setOlder([...older, refusedAccess])
  }

  if (entries.length === 0) {
    const isAll = filter.staffId === null && filter.kind === null
    return <p className="soft gap-small">{isAll ? words.none : words.noneOfFilter}</p>
  }
  return (
    <>
      <div className="card gap-medium">
        <EntriesByDay entries={entries}>{(entry) => <EntryText entry={entry} />}</EntriesByDay>
        <OlderEntries onShow={after === null ? null : showOlder} />
      </div>
      <p className="reason gap-small">{words.triedNote}</p>
    </>
  )
}

function EntryText({ entry }: { readonly entry: Entry }) {
  const words = useWords(refusalWords)
  const { person, thing, operation, count, tried, ip } = entry
  const isCounted = operation === null && thing !== null
  const facts = [
    isCounted ? words.more(count) : [],
    operation === null ? [] : words.request(operation),
    tried === null ? [] : words.tried(tried),
    ip === null ? [] : words.from(ip),
  ].flat()
  return (
    <>
      <p>{thing === null ? words.more(count) : words.things[thing]}</p>
      <p className="soft small-text">{[person ?? words.someone, ...facts].join(' · ')}</p>
    </>
  )
}
