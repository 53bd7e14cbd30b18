// How values of the database become values of the program: the same for the pool, the listener and the jobs.
import pg from 'pg'

const { builtins } = pg.types

/** Bigger integers than JavaScript counts exactly must not slip through as almost the right number. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new Error('The database answered an integer that is too big to be exact')
  return value
}

/**
 * int8 is a number, a calendar day stays `YYYY-MM-DD`, an instant is a `Date`, numeric stays a decimal string, bytea is bytes.
 * Throws while reading when an int8 is outside the exact range.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === builtins.INT8) return safeInteger
    if (id === builtins.DATE || id === builtins.NUMERIC) return (text: string) => text
    return format === 'binary'
      ? pg.types.getTypeParser(id, 'binary')
      : pg.types.getTypeParser(id, 'text')
  },
}
