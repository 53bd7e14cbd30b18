import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { isAct, type Act } from '../../rules/permissions.ts'
import { peopleWords } from '../words.ts'
import type { StaffPermissionTableQuery } from './people.operations.ts'
import { staffRoles } from './team.ts'

type Permission = StaffPermissionTableQuery['staffPermissions'][number]

export interface PermissionTableProps {
  readonly permissions: readonly Permission[]
}

export function PermissionTable({ permissions }: PermissionTableProps) {
  const words = useWords(peopleWords)
  const acts: Readonly<Record<Act, string>> = words.acts
  return (
    <div
      className="card flush table-wrap"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keys
      tabIndex={0}
      role="region"
      aria-label={words.permissionsByRole}
    >
      <table className="table permissions">
        <caption className="visually-hidden">{words.permissionsByRole}</caption>
        <thead>
          <tr>
            <th scope="col">{words.task}</th>
            {staffRoles.map((role) => (
              <th scope="col" key={role}>
                {words.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission.act}>
              <th scope="row">{isAct(permission.act) ? acts[permission.act] : permission.act}</th>
              {staffRoles.map((role) => (
                <td key={role}>
                  <Allowed permission={permission} isAllowed={permission.roles.includes(role)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface AllowedProps {
  readonly permission: Permission
  readonly isAllowed: boolean
}

function Allowed({ permission: { asksAgain }, isAllowed }: AllowedProps) {
  const words = useWords(peopleWords)
  if (!isAllowed) return <span className="soft">{words.no}</span>
  return (
    <>
      <Icon name="check-bold" />
      <span className="visually-hidden">{words.yes}</span>
      {asksAgain ? <span className="second-line">{words.asksAgain}</span> : null}
    </>
  )
}
