import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { workspacePaths } from '../paths.ts'
import { useStaffSession } from '../session/session-store.ts'
import { peopleWords } from '../words.ts'
import { FirmFrame } from './FirmFrame.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { staffPermissionTable, staffTeam } from './people.operations.ts'
import { PermissionTable } from './PermissionTable.tsx'
import { TeamTable } from './TeamTable.tsx'
import { usePermissions } from './use-permissions.ts'

export function PeoplePage() {
  const words = useWords(peopleWords)
  const { me } = useStaffSession()
  const team = useGraphQuery(staffTeam, {})
  const table = useGraphQuery(staffPermissionTable, {})
  const [isInviting, setInviting] = useState(false)
  const may = usePermissions()
  const mayChangePeople = may('people')

  return (
    <FirmFrame path={workspacePaths.firm} title={words.peopleAndRoles}>
      <section aria-labelledby="people">
        <div className="section-head">
          <h2 id="people">{words.peopleAndRoles}</h2>
          {mayChangePeople ? (
            <Button icon="plus" onPress={() => setInviting(true)}>
              {words.invite}
            </Button>
          ) : null}
        </div>
        <Part query={team}>
          {({ team: members }) => (
            <TeamTable
              team={members}
              myId={me?.id ?? ''}
              mayChangePeople={mayChangePeople}
              mayChangeRoles={may('roles')}
            />
          )}
        </Part>
        {mayChangePeople ? <p className="reason gap-small">{words.roleNote}</p> : null}
      </section>
      <section aria-labelledby="permissions">
        <div className="section-head">
          <h2 id="permissions">{words.whoMayDoWhat}</h2>
          <p className="reason">{words.asksAgainNote}</p>
        </div>
        <Part query={table}>
          {({ staffPermissions }) => <PermissionTable permissions={staffPermissions} />}
        </Part>
      </section>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </FirmFrame>
  )
}
