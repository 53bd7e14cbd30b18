import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { questionnairePaths } from '../questionnaire-paths.ts'
import type { SectionState } from './use-section.ts'
import { intakeWords, summaryWords } from '../words.ts'

export function SectionNotThere({
  section,
}: {
  readonly section: Exclude<SectionState, { readonly state: 'ready' }>
}) {
  const words = useWords(summaryWords)
  const { title, retry } = useWords(intakeWords)
  if (section.state === 'loading') return <SkeletonList rows={6} />
  const again = (
    <Button look="second" small icon="arrow-clockwise" onPress={section.retry}>
      {retry}
    </Button>
  )
  return (
    <PageOf
      title={title}
      back={<GoBack href={questionnairePaths.overview}>{words.toOverview}</GoBack>}
    >
      <Banner tone="bad" title={words.failed} action={again} />
    </PageOf>
  )
}
