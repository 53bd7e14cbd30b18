// Petitions for the tests of exports.
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { AnsweredCase } from '#features/questionnaire/rules/given/given-answers.ts'
import type { Lines } from '../lines/computed-line.ts'
import { computeLines } from '../lines/compute-lines.ts'
import { buildPetition } from '../model/build-petition.ts'
import type { Petition } from '../model/petition.ts'
import { createIntakes } from '../model/test-intakes.ts'

export interface TestPetition {
  readonly petition: Petition
  readonly lines: Lines
}

export function createTestPetitions(content: Content) {
  const intakes = createIntakes(content)
  const read = (intake: AnsweredCase): TestPetition => {
    const petition = buildPetition(intake)
    return { petition, lines: computeLines(petition) }
  }
  return {
    random: (seed: number) => read(intakes.random(seed)),
    /** Of one debtor under chapter 7. */
    of: (answers: Readonly<Record<string, JsonObject>>) =>
      read(intakes.of({ version: 1, joint: false, chapter: 7 }, answers)),
  }
}

const address = { street: '100 Main St', city: 'Salem', state: 'MA', zip: '01970' }

/** A card with a collector whose address is not known. */
export const sampleAnswers: Readonly<Record<string, JsonObject>> = {
  cbCardsCheck: { creditCards: 'yes' },
  creditCards: {
    debts: [
      {
        ...{ id: 'cards1', creditorName: 'Harbor Bank, N.A.', creditorAddress: address },
        ...{ amountOwed: 4_310.5, accountLast4: '0042', disputed: 'no', hasCollector: 'yes' },
        ...{ collectorName: '=Recovery+Co', notSure: ['/debts/cards1/amountOwed'] },
      },
    ],
    notSure: ['/debts/cards1/amountOwed'],
  },
}
