import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useStaffSession } from '../session/session-store.ts'
import { staffPermissionTable } from './people.operations.ts'

/** Returns a function that says whether the role of this person may do an act. */
export function usePermissions(): (act: string) => boolean {
  const { me } = useStaffSession()
  const table = useGraphQuery(staffPermissionTable, {})
  return (act) =>
    me !== undefined &&
    (table.data?.staffPermissions ?? []).some(
      (permission) => permission.act === act && permission.roles.includes(me.role),
    )
}
