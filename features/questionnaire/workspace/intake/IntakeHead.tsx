import { pathOfCase, pathOfExport, type IntakeView } from '#features/cases/workspace/paths.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { Segments } from '#ui/form/Segments.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { PageHeading } from '#ui/page/Page.tsx'
import type { Intake } from './intake-data.ts'
import { useClientNames } from './client-names.ts'
import { ShowingActions } from './showing/ShowingActions.tsx'
import { intakeWords } from './words.ts'

export interface IntakeHeadProps {
  readonly intake: Intake
  readonly view: IntakeView
  readonly toView: (view: IntakeView) => string
}

const views: readonly IntakeView[] = ['form', 'asked']

export function IntakeHead({ intake, view, toView }: IntakeHeadProps) {
  const words = useWords(intakeWords)
  const { formatDay } = useFormats()
  const go = useGo()
  const names = useClientNames(intake)
  useDocumentTitle(words.titleOf(names))
  const { caseId, isShown, dueOn } = intake
  return (
    <header className="intake-head">
      <div>
        <GoBack href={pathOfCase(caseId)}>{names}</GoBack>
        <PageHeading>{words.title}</PageHeading>
      </div>
      <div className="small-text soft intake-notes">
        {isShown ? null : (
          <span className="badge wait">
            <Icon name="warning-fill" size="small" />
            {words.hidden}
          </span>
        )}
        {dueOn === null || !isShown ? null : (
          <span>{words.due(formatDay(dueOn, 'monthDayYear'))}</span>
        )}
        <ShowingActions caseId={caseId} intake={intake} />
        <ButtonLink look="second" small icon="download-simple" href={pathOfExport(caseId)}>
          {words.export}
        </ButtonLink>
      </div>
      <Segments
        name={words.viewName}
        value={view}
        onChange={(next) => go(toView(next))}
        options={views.map((value) => ({ value, label: words.views[value] }))}
      />
    </header>
  )
}
