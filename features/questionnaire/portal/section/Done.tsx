import { useEffect } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { useSection } from './use-section.ts'
import { storeDoneVisit } from '../visits.ts'
import { SectionNotThere } from './SectionMissing.tsx'
import { usePageSearch } from '../use-page-search.ts'
import { doneWords } from '../words.ts'

export function Page() {
  const sectionId = usePageSearch('section')
  return sectionId === undefined ? (
    <GoTo path={questionnairePaths.overview} />
  ) : (
    <Done sectionId={sectionId} />
  )
}

function Done({ sectionId }: { readonly sectionId: string }) {
  const words = useWords(doneWords)
  const { id: caseId } = useCurrentCase()
  const section = useSection(sectionId)
  const isShown = section.state === 'ready'
  // Recorded once per browser session and section (spec: questionnaire#done-page).
  useEffect(() => {
    if (isShown) storeDoneVisit(caseId, sectionId)
  }, [isShown, caseId, sectionId])
  if (section.state !== 'ready') return <SectionNotThere section={section} />
  return (
    <PageOf title={words.title} lead={words.text(section.live.section.name)}>
      <p className="measure">{words.next}</p>
      <div className="actions">
        <ButtonLink href={questionnairePaths.sectionSummary(sectionId)}>
          {words.toSummary}
        </ButtonLink>
      </div>
    </PageOf>
  )
}
