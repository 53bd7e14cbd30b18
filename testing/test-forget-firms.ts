// What a forgotten condition would do: the policies of the database must still hold.
import pg from 'pg'
import { vi } from 'vitest'

/** Conditions on the firm: with one value, with an array, with a list of one. */
const firmConditions: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?:\w+\.|"\w+"\.)?"?firm_id"? = (\$\d+)(?:::uuid)?/g, '$1::uuid is not null'],
  [/(?:\w+\.|"\w+"\.)?"?firm_id"? = any\((\$\d+)(?:::uuid\[\])?\)/g, '$1::uuid[] is not null'],
  [/(?:\w+\.|"\w+"\.)?"?firm_id"? in \((\$\d+)\)/g, '$1::uuid is not null'],
]

/** Drops each condition on the firm from every statement that is sent, until mocks are restored. */
export function forgetFirms(): void {
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function queryWithoutFirm(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args as [{ text?: string; name?: string }]
    if (typeof config.text === 'string') {
      const text = firmConditions.reduce(
        (statement, [condition, instead]) => statement.replaceAll(condition, instead),
        config.text,
      )
      args[0] = { ...config, text, ...(config.name && { name: `${config.name.slice(0, 20)} all` }) }
    }
    return Reflect.apply(query, this, args)
  } as () => void)
}
