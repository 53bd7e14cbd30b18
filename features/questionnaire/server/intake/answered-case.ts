// The answers of a case for what is made from them (spec: intake#given).
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { AnsweredCase, StoredAnswer } from '../../rules/given/given-answers.ts'
import { readWhole } from '../../rules/private/opened-answer.ts'
import type { IntakeDeps } from './deps.ts'
import { requireIntake } from './load-intake.ts'

export interface AnsweredIntake {
  readonly answered: AnsweredCase
  readonly people: readonly ParticipantRecord[]
}

/**
 * Numbers of people are whole: what is made from them masks them (spec: petition#numbers). Throws for
 * a case of another firm, and for one without a questionnaire.
 */
export async function readAnsweredCase(
  deps: IntakeDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<AnsweredIntake> {
  const { questionnaire, answers, states, people } = await requireIntake(deps, viewer, caseId)
  const { content, shapeNow: shape, sections } = questionnaire
  const hidden = sections.filter(({ isDisplayed }) => !isDisplayed)
  return {
    answered: {
      ...{ content, shape, states },
      answers: new Map(
        [...answers].map(
          ([key, { opened, revision, savedAt, savedBy }]): [string, StoredAnswer] => [
            key,
            { data: readWhole(opened), revision, savedAt, savedBy },
          ],
        ),
      ),
      hiddenSections: new Set(hidden.map(({ systemName }) => systemName)),
    },
    people,
  }
}
