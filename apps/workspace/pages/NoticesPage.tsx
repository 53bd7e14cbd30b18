import { NoticeSettings } from '#features/notifications/workspace/settings/NoticeSettings.tsx'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { peopleWords } from '#features/staff/workspace/words.ts'
import { useWords } from '#ui/language/language.ts'

/** The settings of one feature in the frame of another. */
export function NoticesPage() {
  const { notices } = useWords(peopleWords)
  return (
    <FirmFrame path={workspacePaths.notices} title={notices}>
      <NoticeSettings />
    </FirmFrame>
  )
}
