import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { PageHeading } from '#ui/page/Page.tsx'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { saveClientsCsv } from './csv.ts'
import type { ListChoice } from './filters/address.ts'
import type { Paper } from './paper/use-paper.ts'
import { paperWords } from './paper/words.ts'

export interface PageHeadProps {
  readonly choice: ListChoice
  /** The bulk bar has the filled button while clients are selected. */
  readonly hasSelection: boolean
  readonly paper: Paper
}

export function PageHead({ choice, hasSelection, paper }: PageHeadProps) {
  const words = useWords(listWords)
  const { print, loading } = useWords(paperWords)
  const act = useClientAct()
  const problem = act.problem ?? paper.problem
  return (
    <>
      <div className="list-head">
        <PageHeading>{words.title}</PageHeading>
        <div className="list-acts">
          <span className="only-phone">
            <ButtonLink href={clientPaths.courses} icon="graduation-cap" look="quiet">
              {words.toCourses}
            </ButtonLink>
          </span>
          <span className="hide-phone">
            <Button
              look="quiet"
              icon="printer"
              onPress={paper.print}
              busy={paper.isBusy && loading}
            >
              {print}
            </Button>
          </span>
          <span className="hide-phone">
            <Button
              look="quiet"
              icon="download-simple"
              onPress={() => void saveClientsCsv(act, choice, words.fileName)}
              busy={act.isBusy && words.exporting}
            >
              {words.exportList}
            </Button>
          </span>
          <ButtonLink
            href={clientPaths.invite}
            icon="plus"
            shortcut="C"
            look={hasSelection ? 'second' : 'primary'}
          >
            {words.invite}
          </ButtonLink>
        </div>
      </div>
      {problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={problem} takesFocus />
        </div>
      )}
    </>
  )
}
