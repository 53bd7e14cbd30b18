import {
  sectionStatus,
  type SectionStatus,
} from '#features/questionnaire/rules/progress/section-status.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { summaryWords } from '../words.ts'

export function ReadOnlyNotice({ status }: { readonly status: SectionStatus }) {
  const words = useWords(summaryWords)
  const end = useCaseEnd()
  if (end !== undefined)
    return (
      <Banner tone="note" title={end}>
        <p>{words.readOnlyHint}</p>
      </Banner>
    )
  if (status !== sectionStatus.submitted && status !== sectionStatus.imported) return null
  return (
    <Banner tone="note" title={status === sectionStatus.imported ? words.imported : words.readOnly}>
      <p>{words.readOnlyHint}</p>
    </Banner>
  )
}
