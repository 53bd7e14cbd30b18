import { statusLine } from '../../rules/status/matter-status.ts'
import { AsIs } from '#ui/display/AsIs.tsx'
import { Button } from '#ui/display/Button.tsx'
import { FirmTile, useFirmColours } from '#ui/page/FirmTile.tsx'
import { formatDate } from '#ui/language/format.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { kitWords } from '#ui/words.ts'
import type { ClientHomeQuery } from '../cases.operations.ts'
import { enterCase } from '../current-case/current-case.ts'
import { WholeName } from '../WholeName.tsx'
import { clientHomeWords } from '../words.ts'

export type CardItem = ClientHomeQuery['clientLevelDashboard']['clientDashboardItemList'][number]

export interface CaseCardProps {
  readonly item: CardItem
  readonly isFirst: boolean
  readonly onDeactivate: () => void
}

export function CaseCard({ item, isFirst, onDeactivate }: CaseCardProps) {
  const words = useWords(clientHomeWords)
  const statuses = useWords(kitWords).statuses.matter
  const { formatDayOrTime } = useFormats()
  const card = useFirmColours<HTMLElement>(item.firm)
  return (
    <article ref={card} className="card case-card stack">
      <div className="firm">
        <FirmTile firm={item.firm} />
        <div>
          <h2>
            <WholeName>{item.caseType}</WholeName>
          </h2>
          <p className="soft small-text">
            {item.lastVisitedDate === null
              ? words.neverVisited
              : words.lastVisited(formatDayOrTime(item.lastVisitedDate))}
          </p>
        </div>
      </div>
      <p className="strong">
        {statusLine(item.status, item.caseNumber, { statuses, ...words.numberless })}
      </p>
      <CardBadges item={item} />
      <dl className="fact-list">
        <dt>{words.attorney}</dt>
        <dd>
          <AsIs>
            <WholeName>{item.attorneyName}</WholeName>
          </AsIs>
        </dd>
        <dt>{words.firm}</dt>
        <dd>
          <AsIs>
            <WholeName>{item.firmName}</WholeName>
          </AsIs>
        </dd>
        <dt>{words.opened}</dt>
        <dd className="numeric">{formatDate(item.openDate)}</dd>
      </dl>
      <div className="actions">
        <ButtonLink
          href={paths.caseHome(item.id)}
          look={isFirst ? 'primary' : 'second'}
          name={words.goToDashboardOf(item.caseType, item.firmName)}
          onFollow={() => enterCase(item.id)}
        >
          {words.goToDashboard}
        </ButtonLink>
        <Button
          look="faint"
          name={words.deactivateOf(item.caseType, item.firmName)}
          onPress={onDeactivate}
        >
          {words.deactivate}
        </Button>
      </div>
    </article>
  )
}

function CardBadges({ item }: { readonly item: CardItem }) {
  if (item.status === 'Complete') return null
  if (item.dashBoardCourseNumber === null && !item.dashBoardShowSubmitDocumentsFlag) return null
  return (
    <div className="tags">
      {item.dashBoardCourseNumber === null ? null : <StatusBadge of="card" status="Take Course" />}
      {item.dashBoardShowSubmitDocumentsFlag ? (
        <StatusBadge of="card" status="Documents Required" />
      ) : null}
    </div>
  )
}
