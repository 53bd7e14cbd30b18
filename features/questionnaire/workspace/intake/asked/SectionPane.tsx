import type { IntakePlace } from '#features/cases/workspace/paths.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { useSectionSentence } from '../acts/use-section-sentence.ts'
import type { Group, Intake, Section } from '../intake-data.ts'
import type { IntakePart } from '../intake-place.ts'
import { intakeSection } from '../intake.operations.ts'
import { PartFrame, useQuestionOfAddress } from '../parts/PartFrame.tsx'
import { useStillOpen } from '../parts/use-still-open.ts'
import { pollMs } from '../poll.ts'
import { SidePane } from '../side/SidePane.tsx'
import { intakeWords } from '../words.ts'
import { AskedQuestion } from './AskedQuestion.tsx'

export interface SectionPaneProps {
  readonly intake: Intake
  readonly part: IntakePart
  readonly place: IntakePlace
}

export function SectionPane({ part, ...props }: SectionPaneProps) {
  const { section } = part
  return section ? <SectionAnswers {...props} part={part} section={section} /> : null
}

/** The answers of a section in the order of the client's screens. */
function SectionAnswers(props: SectionPaneProps & { readonly section: Section }) {
  const { intake, part, place, section } = props
  const words = useWords(intakeWords)
  const answers = useGraphQuery(
    intakeSection,
    { caseId: intake.caseId, sectionId: section.id },
    { poll: { everyMs: pollMs, while: () => true, opens: true } },
  )
  const groups = answers.data?.intakeSection.groups
  const questions = groups?.flatMap((group) => group.questions) ?? []
  const toSentence = useSectionSentence()
  const stillOpen = useStillOpen(part)
  useQuestionOfAddress(place.question, groups !== undefined)
  return (
    <PartFrame
      intake={intake}
      title={section.name}
      lead={toSentence(section)}
      sections={[section]}
      stillOpen={stillOpen}
      side={
        <SidePane
          intake={intake}
          place={{ ...place, part: part.slug }}
          sections={[section]}
          warnings={questions.flatMap(({ warnings }) => warnings)}
          helpRequests={questions.filter(({ state }) => state === 'HELP_REQUESTED')}
          isRead={groups !== undefined}
        />
      }
    >
      {section.isShown ? null : (
        <div className="intake-notice">
          <Banner tone="wait" slim title={words.sectionHidden} />
        </div>
      )}
      <Part query={answers}>{(data) => <Groups groups={data.intakeSection.groups} />}</Part>
    </PartFrame>
  )
}

function Groups({ groups }: { readonly groups: readonly Group[] }) {
  const words = useWords(intakeWords)
  const questions = groups.flatMap((group) => group.questions)
  const applying = questions.filter(({ state }) => state !== 'NOT_ASKED')
  const skipped = questions.length - applying.length
  return (
    <>
      {applying.length === 0 ? <p className="intake-empty soft">{words.emptySection}</p> : null}
      {groups.map(({ questionGroupId, name, questions: own }) => {
        const shown = own.filter(({ state }) => state !== 'NOT_ASKED')
        return shown.length === 0 ? null : (
          <section key={questionGroupId} aria-label={name} className="intake-group">
            {groups.length > 1 ? <h3>{name}</h3> : null}
            {shown.map((question) => (
              <AskedQuestion key={question.questionKey} question={question} />
            ))}
          </section>
        )
      })}
      {skipped > 0 && applying.length > 0 ? (
        <p className="intake-empty small-text soft">{words.notAskedQuestions(skipped)}.</p>
      ) : null}
    </>
  )
}
