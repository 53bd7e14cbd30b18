import { WholeName } from '#features/cases/portal/WholeName.tsx'
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { isDone, sectionStatus } from '#features/questionnaire/rules/progress/section-status.ts'
import { Button } from '#ui/display/Button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { caseQuestionnaireSections } from '../questionnaire.operations.ts'
import { sectionLook, sectionToGoOnWith, getStatus, type Section } from '../section/section-look.ts'
import { startSection } from '../section/start-section.ts'
import { overviewWords } from '../words.ts'

export interface SectionRowsProps {
  readonly sections: readonly Section[]
  /** Sections that can only be read. */
  readonly isRecord?: boolean
}

export function SectionRows({ sections, isRecord = false }: SectionRowsProps) {
  const words = useWords(overviewWords)
  const opening = useOpening()
  const next = isRecord ? undefined : sectionToGoOnWith(sections)
  return (
    <>
      <LoadingOverlay working={opening.isOpening} />
      <ul className="list" aria-label={words.sections}>
        {sections.map((section) => (
          <li
            key={section.id}
            className={classNames(
              'section-row',
              section === next && 'go',
              isDone(getStatus(section)) && 'one',
            )}
          >
            <h2 className="heading-3">
              <WholeName>{section.sectionName}</WholeName>
            </h2>
            <SectionState section={section} isRecord={isRecord} />
            <Action
              section={section}
              isNext={section === next}
              isRecord={isRecord}
              onOpen={opening.open}
            />
            {opening.failedId === section.id ? (
              <p className="section-note" role="status">
                {words.notOpened}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A record asks for nothing, so it does not say that a section was sent back, and stays calm. */
function SectionState({
  section,
  isRecord,
}: {
  readonly section: Section
  readonly isRecord: boolean
}) {
  const words = useWords(overviewWords)
  const look = sectionLook(section)
  const { label } = look
  const isCalm = isRecord && look.chip !== undefined
  const { icon, chip } = isCalm ? ({ icon: 'minus-circle', chip: 'plain' } as const) : look
  const isOpen = section.sectionStatus === sectionStatus.notStarted
  return (
    <div className="line">
      <span className="section-state">
        <span
          className={
            chip === undefined
              ? classNames('done-word', isOpen && 'open')
              : classNames('badge', chip)
          }
        >
          <Icon name={icon} size="small" />
          {words.status[label]}
        </span>
      </span>
      {label === 'complete' ? null : (
        <p className="section-meta">
          {section.sectionStatus === sectionStatus.rejected && !isRecord ? (
            <strong>{words.sentBack}</strong>
          ) : null}
          <WholeName>{section.sectionCardSummary}</WholeName>
        </p>
      )}
    </div>
  )
}

interface ActionProps {
  readonly section: Section
  readonly isNext: boolean
  readonly isRecord: boolean
  readonly onOpen: (sectionId: string) => void
}

/**
 * A submitted section opens without a request. An imported section has no button
 * (spec: questionnaire#starting).
 */
function Action({ section, isNext, isRecord, onOpen }: ActionProps) {
  const words = useWords(overviewWords)
  const action = isRecord ? 'view' : sectionLook(section).action
  if (action === undefined) return null
  const look = isNext ? 'primary' : 'quiet'
  const name = words.actionOf(words.action[action], section.sectionName)
  return action === 'view' ? (
    <ButtonLink look={look} small href={questionnairePaths.sectionSummary(section.id)} name={name}>
      {words.action[action]}
    </ButtonLink>
  ) : (
    <Button look={look} small name={name} onPress={() => onOpen(section.id)}>
      {words.action[action]}
    </Button>
  )
}

interface Opening {
  readonly isOpening: boolean
  /** The section that failed to open. */
  readonly failedId: string | undefined
  readonly open: (sectionId: string) => void
}

function useOpening(): Opening {
  const go = useGo()
  const { id: caseId } = useCurrentCase()
  const [openingId, setOpeningId] = useState<string>()
  const [failedId, setFailedId] = useState<string>()

  async function open(sectionId: string) {
    if (openingId !== undefined) return
    setFailedId(undefined)
    setOpeningId(sectionId)
    try {
      if (await startSection(caseId, sectionId)) go(questionnairePaths.sectionSummary(sectionId))
      else setFailedId(sectionId)
      await readAgain(caseQuestionnaireSections)
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setFailedId(sectionId)
    } finally {
      setOpeningId(undefined)
    }
  }
  return { isOpening: openingId !== undefined, failedId, open: (sectionId) => void open(sectionId) }
}
