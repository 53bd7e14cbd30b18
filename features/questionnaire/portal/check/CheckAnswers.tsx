// spec: questionnaire#check-page
import { Banner } from '#ui/feedback/Banner.tsx'
import { Breadcrumb } from '#ui/navigation/Breadcrumb.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { Answers } from './Answers.tsx'
import { useReview } from './review-reading.ts'
import { checkWords } from './check-words.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { usePageSearch } from '../use-page-search.ts'
import { intakeWords } from '../words.ts'

export function Page() {
  const words = useWords(checkWords)
  const intake = useWords(intakeWords)
  const sectionId = usePageSearch('section')
  const returnTo = usePageSearch('question')
  const { review, problem, retry, hasUnsaved } = useReview(sectionId)
  const name = sectionId === undefined ? undefined : review?.sections[0]?.sectionName
  const levels = [
    { name: intake.title, href: questionnairePaths.overview },
    ...(name === undefined || sectionId === undefined
      ? []
      : [{ name, href: questionnairePaths.sectionSummary(sectionId) }]),
    { name: words.title },
  ]
  return (
    <PageOf
      title={words.title}
      lead={words.lead}
      back={<Breadcrumb name={intake.breadcrumb} levels={levels} />}
    >
      <div className="stack-6">
        {hasUnsaved ? <Banner tone="wait" slim title={words.unsaved} /> : null}
        {review ? (
          <Answers
            key={sectionId ?? ''}
            review={review}
            from={sectionId === undefined ? 'check' : 'check-section'}
            returnTo={returnTo}
          />
        ) : null}
        {problem ? <LoadFailed problem={problem} onRetry={retry} /> : null}
        {!review && !problem ? <SkeletonList rows={8} /> : null}
      </div>
    </PageOf>
  )
}
