import { FirmProfile } from '#features/firm/workspace/profile/FirmProfile.tsx'
import { profileWords } from '#features/firm/workspace/profile/words.ts'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { useWords } from '#ui/language/language.ts'

export function ProfilePage() {
  const { heading } = useWords(profileWords)
  const may = usePermissions()
  return (
    <FirmFrame path={workspacePaths.profile} title={heading}>
      <FirmProfile mayChange={may('firm-settings')} />
    </FirmFrame>
  )
}
