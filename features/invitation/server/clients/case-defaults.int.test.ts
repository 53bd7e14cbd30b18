// spec: workspace#case-defaults
import { afterEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { anAdministrator } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const administrator = anAdministrator(app)
const fields = '{ showsQuestionnaire questionnaireDays coursePayer version }'
const read = operation`caseDefaults ${fields}`
const change = operation`changeCaseDefaults { success errorCode errorParams defaults ${fields} }`
const own = { showsQuestionnaire: false, questionnaireDays: 21, coursePayer: 'CLIENT' }

test('begin with those of the product; an administrator changes those of the own firm', async () => {
  const standard = {
    showsQuestionnaire: true,
    questionnaireDays: null,
    coursePayer: 'FIRM',
    version: 0,
  }
  expect(await administrator.run(read)).toEqual(standard)
  expect(await set(0)).toMatchObject({ success: true, defaults: { ...own, version: 1 } })
  const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
  expect(await northgate.run(read)).toEqual(standard)
  expect(await set(1, { ...own, questionnaireDays: null })).toMatchObject({
    success: true,
    defaults: { questionnaireDays: null, version: 2 },
  })
})

test('are not overwritten by the second of two administrators', async () => {
  const { version } = await administrator.run<Answer>(read)
  await set(version)
  expect(await set(version, { ...own, questionnaireDays: 7 })).toMatchObject({
    success: false,
    errorCode: 'invite.defaults-changed',
    defaults: { ...own, version: version + 1 },
  })
})

test('are refused with a wrong number of days, and to other roles', async () => {
  const before = await administrator.run<Answer>(read)
  expect(await set(before.version, { ...own, questionnaireDays: 181 })).toMatchObject({
    errorCode: 'invite.days-invalid',
    errorParams: { max: 180 },
  })
  const paralegal = await openStaff(app)
  expect(await paralegal.run(change, { version: before.version, defaults: own })).toMatchObject({
    errorCode: 'staff.not-permitted',
  })
  expect(await administrator.run(read)).toEqual(before)
})

afterEach(() => app.empty('new_case_default'))

const set = (version: number, defaults: object = own) =>
  administrator.run<Answer>(change, { version, defaults })
