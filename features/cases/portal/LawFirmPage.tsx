import { LawFirmInformation } from '#features/firm/portal/LawFirmInformation.tsx'
import { useCurrentCase } from './current-case/current-case-context.ts'

export function Page() {
  return <LawFirmInformation firm={useCurrentCase().firm} />
}
