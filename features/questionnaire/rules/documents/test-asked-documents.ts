import type { JsonObject } from '../content/model.ts'

export type Given = Readonly<Record<string, JsonObject>>
export type Example = readonly [what: string, given: Given, asked: readonly string[]]

export const has = { has: 'yes' }
export const record = (sub: string, data: JsonObject): JsonObject => ({
  id: 'aaaaaa',
  [sub]: data,
  [`navigation_${sub}`]: { isEnabled: true, isRequired: true, isCompleted: true },
})
