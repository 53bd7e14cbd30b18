import type { ReactNode } from 'react'
import type { WordingOf } from '#ui/language/language.ts'
import { AsIs } from '#ui/display/AsIs.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { PageHeading } from '#ui/page/Page.tsx'
import { ClientView } from '../client-view/ClientView.tsx'
import { colleagueName } from '#features/cases/workspace/client-names.ts'
import { matterStatuses } from '#features/cases/workspace/matter-statuses.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import type { StaffCase } from '#features/cases/workspace/case/case-data.ts'
import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { casePageWords } from '#features/cases/workspace/case/words.ts'

type PageWords = WordingOf<typeof casePageWords>

export interface CaseHeadProps {
  readonly legalCase: StaffCase
  readonly name: string
  readonly back: ReactNode
}

export function CaseHead({ legalCase, name, back }: CaseHeadProps) {
  const words = useWords(casePageWords)
  const { chapter, joint } = useWords(clientWords)
  const { client, people, urgencies } = legalCase
  const kind = [
    client.chapter === null ? undefined : chapter(client.chapter),
    people.length > 1 ? joint : undefined,
  ].filter((part) => part !== undefined)
  return (
    <header className="case-head">
      {back}
      <div className="case-names">
        <PageHeading>
          <AsIs>{name}</AsIs>
        </PageHeading>
        <StatusBadge of="matter" status={matterStatuses[client.stage]} />
        {kind.length === 0 ? null : <Badge icon="user">{kind.join(', ')}</Badge>}
        <Badge icon="globe">{languageWords(people, words)}</Badge>
        {(client.stage === 'COMPLETE' ? [] : urgencies).map((urgency) => (
          <Badge key={urgency} icon="warning-fill" tone="wait">
            {words.urgencies[urgency]}
          </Badge>
        ))}
        <div className="case-acts">
          <ClientView people={people} />
        </div>
      </div>
      <Facts legalCase={legalCase} />
    </header>
  )
}

interface BadgeProps {
  readonly icon: IconName
  readonly tone?: 'plain' | 'wait'
  readonly children: ReactNode
}

function Badge({ icon, tone = 'plain', children }: BadgeProps) {
  return (
    <span className={`badge ${tone}`}>
      <Icon name={icon} size="small" />
      {children}
    </span>
  )
}

function languageWords(people: StaffCase['people'], words: PageWords): string {
  const [first, second] = people.map(({ language }) => language)
  if (first === undefined) return ''
  if (second === undefined) return words.reads[first]
  return first === second ? words.bothRead[first] : words.readDifferent
}

function Facts({ legalCase }: { readonly legalCase: StaffCase }) {
  const words = useWords(casePageWords)
  const { by, left } = useWords(clientWords)
  const { formatDay } = useFormats()
  const toAge = useAge()
  const { client, openedOn, filedOn, plannedFilingOn } = legalCase
  const { attorney, paralegal, lastActivity } = client
  const day = (value: string) => formatDay(value, 'monthDayYear')
  const noNumber = {
    PRE_FILING: words.notFiledYet,
    FILED: words.noNumberYet,
    COMPLETE: words.noNumber,
  }
  const activity = [
    toAge(lastActivity.at),
    lastActivity.by === null ? undefined : by(lastActivity.by),
  ]
  return (
    <dl className="facts">
      <Fact name={words.caseNumber}>{client.caseNumber ?? noNumber[client.stage]}</Fact>
      <Fact name={words.opened}>{day(openedOn)}</Fact>
      {filedOn === null ? (
        <Fact name={words.plannedFiling}>
          {plannedFilingOn === null ? words.notPlanned : day(plannedFilingOn)}
        </Fact>
      ) : (
        <Fact name={words.filed}>{day(filedOn)}</Fact>
      )}
      <Fact name={words.attorney}>{colleagueName(attorney, left)}</Fact>
      <Fact name={words.paralegal}>
        {paralegal === null ? words.notAssigned : colleagueName(paralegal, left)}
      </Fact>
      <Fact name={words.lastActivity}>{activity.filter(Boolean).join(', ')}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
