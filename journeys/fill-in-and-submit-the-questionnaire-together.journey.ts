// The intake from the first question to the submission, by two spouses with a home, each in their
// own browser.
import { expect, test } from 'vitest'
import {
  arriveInCase,
  markAsComplete,
  openQuestion,
  openQuestionnaire,
  openSection,
  showQuestionnaireTo,
  submitted,
  submitToAttorney,
} from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import { untold, startWalk, walkThrough, walkThroughOwn } from './test-walk.ts'
import { gracesStory, victorsStory } from './test-whole-case-joint.ts'
import { allSections, wholeCaseMs } from './test-whole-cases.ts'

const stage = openStage()

test(
  'two spouses answer their own questions in turn, and one of them submits for both',
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
    for (const section of allSections) {
      await walkThrough(victors, section)
      await markAsComplete(victor)
    }
    expect(untold(victors)).toEqual([])
    await submitToAttorney(victor)
    await victor.getByText(submitted).waitFor()

    await openQuestionnaire(grace)
    await grace.getByText(submitted).waitFor()
    await openSection(grace, 'Homes and Land')
    await openQuestion(grace, 'Real Estate You Own', 'Property You Own')
    await grace.getByText('12 Harbor Lane').first().waitFor()
    await checkScreen(grace, '472-home-of-both')
  },
  wholeCaseMs,
)
