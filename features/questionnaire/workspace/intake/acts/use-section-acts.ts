import { useState } from 'react'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getKey, readAgain } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import type { Intake, Section } from '../intake-data.ts'
import {
  approveIntakeSection,
  caseIntake,
  intakeForm,
  intakeSection,
  markSectionImported,
  type CaseIntakeQuery,
} from '../intake.operations.ts'
import { partTitleId } from './part-title.ts'
import { intakeActWords, intakeSentences } from '../words.ts'
import type { SectionAct } from './section-state.ts'

/** Shows the state that came with a result at once, and reads the answers again. */
export async function takeIntake(intake: Intake | null): Promise<void> {
  if (intake)
    queryClient.setQueryData<CaseIntakeQuery>(getKey(caseIntake, { caseId: intake.caseId }), {
      caseIntake: intake,
    })
  await readAgain(intakeSection, intakeForm)
}

export interface SectionActs {
  /** The section on which an act runs. */
  readonly busyId: string | undefined
  readonly problem: string | undefined
  /** The section of the last refusal, as it is now. */
  readonly changed: Section | undefined
  readonly run: (act: SectionAct, section: Section) => Promise<void>
}

/** Checks or approves a section as the person saw it. */
export function useSectionActs(caseId: string): SectionActs {
  const words = useWords(intakeActWords)
  const sentences = useWords(intakeSentences)
  const act = useAct({ sentences, trouble: words.trouble })
  const [busyId, setBusyId] = useState<string>()
  const [changed, setChanged] = useState<Section>()

  async function run(name: SectionAct, section: Section): Promise<void> {
    const { id: sectionId, version } = section
    const input = { caseId, sectionId, version }
    setBusyId(sectionId)
    setChanged(undefined)
    const result = await act.run(async () => {
      const outcome =
        name === 'check'
          ? (await graph.run(markSectionImported, input)).markSectionImported
          : (await graph.run(approveIntakeSection, input)).approveIntakeSection
      const { success, intake } = outcome
      if (!success) setChanged(intake?.sections.find(({ id }) => id === sectionId))
      await takeIntake(intake)
      return outcome
    })
    setBusyId(undefined)
    if (!result) return
    const title = name === 'check' ? words.checkedNow : words.approvedNow
    toasts.show({ tone: 'success', title: title(section.name) })
    focusWhenLost(() => document.getElementById(partTitleId))
  }

  return { busyId: act.isBusy ? busyId : undefined, problem: act.problem, changed, run }
}
