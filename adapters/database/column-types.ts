import pg from 'pg'

const { builtins } = pg.types

/** Throws for integers that JavaScript cannot represent exactly. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new Error('The database answered an integer that is too big to be exact')
  return value
}

/** Numeric stays a decimal string and a date stays `YYYY-MM-DD`; int8 becomes a number. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === builtins.INT8) return safeInteger
    if (id === builtins.DATE || id === builtins.NUMERIC) return (text: string) => text
    return format === 'binary'
      ? pg.types.getTypeParser(id, 'binary')
      : pg.types.getTypeParser(id, 'text')
  },
}
