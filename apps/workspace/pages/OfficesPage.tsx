import { Offices } from '#features/firm/workspace/Offices.tsx'
import { officeWords } from '#features/firm/workspace/words.ts'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { useWords } from '#ui/language/language.ts'

export function OfficesPage() {
  const { offices } = useWords(officeWords)
  const may = usePermissions()
  return (
    <FirmFrame path={workspacePaths.offices} title={offices}>
      <Offices mayChange={may('firm-settings')} />
    </FirmFrame>
  )
}
