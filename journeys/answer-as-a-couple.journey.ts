// What two spouses with a home answer as a couple, each in their own browser. The sections in which
// only one of them has questions are walked by a single client.
import { expect, test } from 'vitest'
import {
  arriveInCase,
  markAsComplete,
  openQuestion,
  openQuestionnaire,
  openSection,
  showQuestionnaireTo,
} from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import { untold, startWalk, walkThrough, walkThroughOwn } from './test-walk.ts'
import { gracesStory, victorsStory } from './test-whole-case-joint.ts'
import { wholeCaseMs } from './test-whole-cases.ts'

const stage = openStage()

test(
  'two spouses answer their own questions in turn, and then their sections are complete',
  async () => {
    const victor = await arriveInCase(stage, 'victor', computer)
    await showQuestionnaireTo(stage, victor)
    const grace = await arriveInCase(stage, 'grace', computer)
    await openQuestionnaire(grace)
    const graces = startWalk(grace, gracesStory)
    for (const { section } of gracesStory) {
      await walkThroughOwn(graces, section, 'Grace Okonkwo')
      await openQuestionnaire(grace)
    }
    expect(untold(graces)).toEqual([])

    await openQuestionnaire(victor)
    const victors = startWalk(victor, victorsStory, { spouse: 'Grace Okonkwo' })
    for (const { section } of victorsStory) {
      await walkThrough(victors, section)
      await markAsComplete(victor)
    }
    expect(untold(victors)).toEqual([])

    await openQuestionnaire(grace)
    await openSection(grace, 'Homes and Land')
    await openQuestion(grace, 'Real Estate You Own', 'Property You Own')
    await grace.getByText('12 Harbor Lane').first().waitFor()
    await checkScreen(grace, '472-home-of-both')
  },
  wholeCaseMs,
)
