import { staffTeam } from '#features/staff/workspace/people/people.operations.ts'
import { Part } from '#ui/feedback/Part.tsx'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { Page } from '#ui/page/Page.tsx'
import { newCaseDefaults } from '../defaults/defaults.operations.ts'
import { offeredChecklists } from '../invitation.operations.ts'
import { inviteWords } from '../words.ts'
import { InviteForm } from './InviteForm.tsx'

export function InvitePage() {
  const words = useWords(inviteWords)
  const team = useGraphQuery(staffTeam, {})
  const defaults = useGraphQuery(newCaseDefaults, {}, { fresh: true })
  const checklists = useGraphQuery(offeredChecklists, {}, { fresh: true })
  return (
    <Page
      title={words.title}
      lead={
        <>
          {words.lead} <Link href={clientPaths.import}>{words.importInstead}</Link>
        </>
      }
      back={<GoBack href={clientPaths.clients}>{words.clients}</GoBack>}
    >
      <Part query={team}>
        {({ team: members }) => (
          <Part query={defaults}>
            {({ caseDefaults }) => (
              <Part query={checklists}>
                {({ namedChecklists: { lists } }) => (
                  <InviteForm team={members} defaults={caseDefaults} checklists={lists} />
                )}
              </Part>
            )}
          </Part>
        )}
      </Part>
    </Page>
  )
}
