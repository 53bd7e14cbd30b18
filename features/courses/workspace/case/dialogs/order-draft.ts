import { readRefusal } from '#lib/problem.ts'

export const fieldOf = (debtor: number) => (debtor === 2 ? 'ssn2' : 'ssn1')

/** The debtor whose number the order service needs and no account has. */
export function findRefusedField(result: Parameters<typeof readRefusal>[0]): string | null {
  const { code, params } = readRefusal(result, '')
  return code === 'courses.number-wanted' ? fieldOf(Number(params['debtor'])) : null
}
