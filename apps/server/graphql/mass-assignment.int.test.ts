// spec: security#server-decides
import { expect, test } from 'vitest'
import {
  getDocument,
  inputTypes,
  getName,
  operations,
  takesFile,
  getVariables,
} from '#testing/test-contract.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { pdf } from '#testing/test-uploads.ts'

const nowhere = '01900000-0000-7000-8000-000000000000'
const withInput = operations.flatMap((operation) =>
  operation.field.args
    .filter(({ type }) => inputTypes.some(({ name }) => String(type).includes(name)))
    .map(({ name }) => [getName(operation), name, operation] as const),
)

const app = openTestApp()
const { client: rosa } = aClientAlone(app)

test('the test covers every input type of the contract', () => {
  expect(
    new Set(withInput.map(([, , { field }]) => field.args.map(({ type }) => String(type)).join())),
  ).toHaveLength(inputTypes.length)
})

test.each(withInput)(
  '%s refuses a field that its %s does not have',
  async (_, argument, operation) => {
    const variables = getVariables(operation, (_path, typeName) =>
      typeName === 'Upload'
        ? undefined
        : ({ Int: 1, Boolean: true, DateTime: '2026-01-01T00:00:00.000Z', Day: '2026-01-01' }[
            typeName
          ] ?? nowhere),
    )
    const answers = ['firmId', 'debtor', 'isAdmin', '__proto__', 'auth_version'].map(
      async (extra) => {
        const more = {
          ...variables,
          [argument]: { ...(variables[argument] as object), ...JSON.parse(`{"${extra}":"1"}`) },
        }
        return takesFile(operation)
          ? rosa.upload(getDocument(operation), more, { name: 'a.pdf', content: pdf() })
          : rosa.graph(getDocument(operation), more)
      },
    )
    for (const { status, data, errors } of await Promise.all(answers))
      expect([status, data ?? null, errors?.length]).toEqual([400, null, 1])
  },
)
