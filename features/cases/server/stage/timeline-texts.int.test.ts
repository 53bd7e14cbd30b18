// spec: workspace#timeline-texts
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, anAdministrator } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const administrator = anAdministrator(app)
const read = operation`timelineTexts { version steps { position isOwn texts { language name }
  standard { name } } history { version differences by { familyName } } }`
const change = operation`changeTimelineTexts { success errorCode timelineTexts { version steps {
  isOwn texts { name } } } }`
const homework = {
  position: 2,
  texts: [
    { language: 'EN', name: 'Your homework', description: 'We need your papers.' },
    { language: 'ES', name: 'Su tarea', description: 'Necesitamos sus papeles.' },
  ],
}

test('clients read the words of the firm at once, in their language, and those of the product again', async () => {
  const { version } = await administrator.run<Answer>(read)
  const standard = await readStep(rosa, 'en')
  expect(await changeTo(version, [homework])).toMatchObject({
    success: true,
    timelineTexts: { version: version + 1 },
  })
  expect(await readStep(rosa, 'en')).toEqual({
    name: 'Your homework',
    description: 'We need your papers.',
  })
  expect((await readStep(rosa, 'es')).name).toBe('Su tarea')
  const { history } = await administrator.run<Answer>(read)
  expect(history[0]).toEqual({
    version: version + 1,
    differences: 1,
    by: { familyName: 'Hollis' },
  })
  await changeTo(version + 1, [])
  expect(await readStep(rosa, 'en')).toEqual(standard)
})

test('the words of a firm are in no case of another firm', async () => {
  const denise = app.browser()
  await denise.signIn('denise.carter@example.com')
  const before = await readStep(denise, 'en')
  const { version } = await administrator.run<Answer>(read)
  await changeTo(version as number, [homework])
  expect(await readStep(denise, 'en')).toEqual(before)
  await changeTo(version + 1, [])
})

test('the second of two colleagues is refused and sees what the first saved', async () => {
  const { version } = await administrator.run<Answer>(read)
  const results = await Promise.all([
    changeTo(version as number, [homework]),
    changeTo(version as number, [homework]),
  ])
  expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(await changeTo(version as number, [])).toMatchObject({
    errorCode: 'cases.timeline-texts-changed',
    timelineTexts: { version: (version as number) + 1 },
  })
  await changeTo(version + 1, [])
})

test.each([
  [{ ...homework, position: 6 }, 'cases.step-unknown'],
  [{ ...homework, texts: homework.texts.slice(0, 1) }, 'cases.step-unknown'],
  [
    { ...homework, texts: homework.texts.map((words) => ({ ...words, name: ' ' })) },
    'cases.step-text-blank',
  ],
])('%j is refused', async (step, errorCode) => {
  const { version } = await administrator.run<Answer>(read)
  expect(await changeTo(version as number, [step])).toMatchObject({ errorCode })
})

test('is changed by administrators only', async () => {
  const paralegal = await openStaff(app, { role: 'paralegal' })
  const { version } = await paralegal.run<Answer>(read)
  expect(await changeTo(version as number, [], paralegal)).toMatchObject({
    errorCode: 'staff.not-permitted',
  })
})

const changeTo = (version: number, steps: readonly object[], client = administrator) =>
  client.run<Answer>(change, { version, steps })
const readStep = async (browser: Browser, language: string) => {
  const query = '{ cases { get { statuses { name description } } } }'
  const { data } = await browser.graph(query, {}, { 'accept-language': language })
  return data.cases.get[0].statuses[1]
}
