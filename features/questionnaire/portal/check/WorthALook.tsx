import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { checkWords } from './check-words.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { questionnaireWarnings } from '../questionnaire.operations.ts'

export function WorthALook() {
  const words = useWords(checkWords)
  const { id: caseId } = useCurrentCase()
  const { data } = useGraphQuery(questionnaireWarnings, { caseId }, { fresh: true })
  const count = data?.questionnaireReview.warnings.length ?? 0
  return count === 0 ? null : (
    <p>
      {words.worthALook(count)} <Link href={questionnairePaths.check()}>{words.look}</Link>
    </p>
  )
}
