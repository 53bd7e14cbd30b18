import { CamelCasePlugin } from 'kysely'

/** Tables and columns are camelCase in TypeScript. The content of JSON columns is left alone. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
