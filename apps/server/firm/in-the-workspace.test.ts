// spec: staff#no-command-needed
import { buildASTSchema, parse } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readUsage } from './usage.ts'

/** What a firm does with a case or with itself, and the operations of the workspace that do the same. */
const inWorkspace: Readonly<Record<string, string>> = {
  'case:create': 'createClientCase importClients',
  invite: 'resendClientInvitation copyClientLink',
  status: 'staffCase',
  'status Filed': 'changeCaseStage',
  'status Complete': 'changeCaseStage',
  'status Pre-Filing': 'changeCaseStage',
  'case:341': 'changeCaseMeeting',
  'case:list': 'clients',
  'faq:show': 'firmFaqs',
  'faq:set': 'changeFirmFaqs',
  'firm:logo': 'changeFirmLogo',
  'course:setup':
    'setUpCaseCourses changeCourseSetUp holdCaseCourse waiveCaseCourse markCourseFiled setEarlierCourseSystem setCourseUnit',
  'course:order': 'orderCaseCourse',
  'course:reset': 'resetCaseCourse',
  'course:deadline': 'setCaseCourseDay',
  'course:status': 'caseCourses',
  'review list': 'caseChecklist reviewQueue',
  'review accept': 'decideReview',
  'review reject': 'decideReview',
  'review question': 'decideReview',
  'review comment': 'decideReview',
  'review request': 'setCategoryRequirement requestExtraDocument',
  'review send': 'sendToClient',
  'review open': 'reviewDocument',
  'questionnaire:answers': 'caseIntake intakeSection intakeForm',
  'questionnaire:show': 'changeCaseQuestionnaire',
  'questionnaire:hide': 'changeCaseQuestionnaire',
  'questionnaire:deadline': 'changeCaseQuestionnaire',
  'questionnaire:send-back': 'sendBackSections',
  'questionnaire:import': 'markSectionImported',
  'questionnaire:resolve': 'answerHelpRequest',
  'questionnaire:status': 'caseIntake',
  'message:resend': 'resendNotice resendClientInvitation',
}

/** What only the operator of the installation does, and why no firm can. */
const forOperators: Readonly<Record<string, string>> = {
  doctor: 'It looks at the whole installation.',
  'firm:create': 'A firm that does not exist has no one to log in.',
  'staff:reset': 'A lone administrator who has lost the login has no colleague who could help.',
  'account:restore':
    'An account may be in cases of several firms, so no firm may change both of its channels.',
  'keys:status': 'The keys are those of all firms.',
  'keys:rewrap': 'The keys are those of all firms.',
  'keys:rotate': 'The keys are those of all firms.',
  'keys:retire': 'The keys are those of all firms.',
  reconcile: 'The file store is that of all firms.',
  'message:list': 'Messages of all firms share one outbox.',
  'outbox:release': 'It makes a restored copy the installation.',
  'backup:done': 'The backup has the data of all firms.',
  'summary:rebuild': 'It repairs what an upgrade counts differently.',
}

test('every command is one of the workspace or of the operator', async () => {
  const listed = [inWorkspace, forOperators].flatMap((list) => Object.keys(list))
  expect(listed.toSorted()).toEqual(listCommands(await readUsage()).toSorted())
})

test('the operations that do the same are in the contract', () => {
  const contract = buildASTSchema(
    parse(readFileSync(new URL('../../../contract/workspace.graphql', import.meta.url), 'utf8')),
  )
  const known = new Set(
    [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    ),
  )
  const named = Object.values(inWorkspace).flatMap((names) => names.split(' '))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

/** By the words before the first value: `status Filed`, `review accept`. */
function listCommands(usage: string): readonly string[] {
  const lines = usage.matchAll(/npm run firm -- (.+)/g)
  return [...new Set([...lines].flatMap(([, line = '']) => toNames(line)))]
}

const stages = ['Filed', 'Complete', 'Pre-Filing']

function toNames(line: string): readonly string[] {
  const [name = '', ...words] = line.split(' ')
  if (name === 'review') {
    const [acts = ''] = words.join(' ').split(' <')
    return acts.split(' | ').map((act) => `${name} ${act}`)
  }
  const stage = words.find((word) => stages.includes(word))
  return [stage === undefined ? name : `${name} ${stage}`]
}
