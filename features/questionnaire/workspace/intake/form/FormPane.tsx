import type { IntakePlace } from '#features/cases/workspace/paths.ts'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import type { Intake } from '../intake-data.ts'
import type { IntakePart } from '../intake-place.ts'
import { intakeForm } from '../intake.operations.ts'
import { PartFrame, useQuestionOfAddress } from '../parts/PartFrame.tsx'
import { useStillOpen } from '../parts/use-still-open.ts'
import { pollMs } from '../poll.ts'
import { SidePane } from '../side/SidePane.tsx'
import { intakeWords } from '../words.ts'
import { FormLines } from './FormLines.tsx'
import { listSectionsOf } from './line-rows.ts'

export interface FormPaneProps {
  readonly intake: Intake
  readonly part: IntakePart
  readonly place: IntakePlace
}

/** The answers by the lines of an official form. */
export function FormPane({ intake, part, place }: FormPaneProps) {
  const words = useWords(intakeWords)
  const form = useGraphQuery(
    intakeForm,
    { caseId: intake.caseId, form: part.number },
    { poll: { everyMs: pollMs, while: () => true, opens: true } },
  )
  const read = form.data?.intakeForm
  const sections = read ? listSectionsOf(read, intake.sections) : []
  const stillOpen = useStillOpen(part)
  useQuestionOfAddress(place.question, read !== undefined)
  return (
    <PartFrame
      intake={intake}
      title={`${part.number}, ${part.name}`}
      lead={
        sections.length === 0
          ? ' '
          : words.fromSections(sections.map(({ name }) => name).join(', '))
      }
      sections={sections}
      stillOpen={stillOpen}
      side={
        <SidePane
          intake={intake}
          place={{ ...place, part: part.slug }}
          sections={sections}
          warnings={read?.warnings ?? []}
          helpRequests={read?.helpRequests ?? []}
          isRead={read !== undefined}
        />
      }
    >
      {part.isAttorneysPart ? <p className="soft">{words.attorneysPartHint}</p> : null}
      <Part query={form}>{(data) => <FormLines form={data.intakeForm} />}</Part>
    </PartFrame>
  )
}
