import { isEndedStatus } from '#features/cases/rules/status/matter-status.ts'
import { useCurrentCase } from './current-case-context.ts'

/** The words about how the current case ended. Undefined while it goes on. */
export function useCaseEnd(): string | undefined {
  const { status, dashBoardTitle } = useCurrentCase()
  return isEndedStatus(status) ? dashBoardTitle : undefined
}
