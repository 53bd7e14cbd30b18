import { useId, type ReactNode } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import type { StaffCase } from '#features/cases/workspace/case/case-data.ts'
import { casePageWords } from '#features/cases/workspace/case/words.ts'

export function ProgressCards({ legalCase }: { readonly legalCase: StaffCase }) {
  const words = useWords(casePageWords)
  const { formatDay } = useFormats()
  const { client, deadlines } = legalCase
  const { documentsToReview, sectionsToCheck, helpRequests } = client
  const missing = client.documentsNeeded - client.documentsComplete
  const questionnaire = deadlines.find(({ kind }) => kind === 'questionnaire')
  return (
    <section className="progress-cards" aria-label={words.progress}>
      <ProgressCard
        icon="folder-open"
        href={pathOfCase(client.id, 'documents')}
        title={words.documents}
        done={client.documentsComplete}
        all={client.documentsNeeded}
        ofAll={words.ofAll(client.documentsNeeded)}
        none={words.noDocuments}
        waiting={[documentsToReview > 0 && words.filesToReview(documentsToReview)]}
      >
        {missing > 0 ? words.stillMissing(missing) : null}
      </ProgressCard>
      <ProgressCard
        icon="clipboard-text"
        href={pathOfCase(client.id, 'intake')}
        title={words.intake}
        done={client.sectionsDone}
        all={client.sectionsShown}
        ofAll={words.ofSections(client.sectionsShown)}
        none={words.notShown}
        waiting={[
          sectionsToCheck > 0 && words.sectionsToCheck(sectionsToCheck),
          helpRequests > 0 && words.questions(helpRequests),
        ]}
      >
        {questionnaire === undefined
          ? null
          : words.due(formatDay(questionnaire.day, 'monthDayYear'))}
      </ProgressCard>
      <ProgressCard
        icon="graduation-cap"
        href={pathOfCase(client.id, 'courses')}
        title={words.courses}
        done={client.coursesDone}
        all={client.coursesNeeded}
        ofAll={words.ofCourses(client.coursesNeeded)}
        none={words.noCourses}
        waiting={[]}
      />
    </section>
  )
}

interface ProgressCardProps {
  readonly icon: IconName
  /** The tab with all of it. */
  readonly href: string
  readonly title: string
  readonly done: number
  readonly all: number
  readonly ofAll: string
  /** Shown when `all` is 0. */
  readonly none: string
  /** What waits for the firm. */
  readonly waiting: readonly (string | false)[]
  readonly children?: ReactNode
}

function ProgressCard(props: ProgressCardProps) {
  const { icon, href, title, done, all, ofAll, none, waiting, children } = props
  const id = useId()
  const forFirm = waiting.filter((text) => text !== false)
  return (
    <div className="card progress-card">
      <h3 id={id}>
        <Icon name={icon} />
        <Link href={href}>{title}</Link>
      </h3>
      {all === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <>
          <p className="progress-count">
            <span className="large-count">{done}</span> {ofAll}
          </p>
          <progress className="progress-bar" value={done} max={all} aria-labelledby={id} />
        </>
      )}
      {forFirm.length > 0 ? <p className="waits-for-firm">{forFirm.join(', ')}</p> : null}
      {children ? <p className="soft small-text">{children}</p> : null}
    </div>
  )
}
