import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { frameWords } from '../words.ts'

export interface HelpDialogProps {
  readonly signedIn: boolean
  readonly onClose: () => void
}

export function HelpDialog({ signedIn, onClose }: HelpDialogProps) {
  const words = useWords(frameWords).help
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <div className="stack">
        <p>{words.firm}</p>
        {signedIn ? (
          <ul className="stack-2">
            <li>
              <Link href={paths.lawFirmInformation} onFollow={onClose} className="goback">
                {words.firmPage}
              </Link>
            </li>
            <li>
              <Link href={paths.faqs} onFollow={onClose} className="goback">
                {words.faqs}
              </Link>
            </li>
          </ul>
        ) : (
          <>
            <p>{words.invitation}</p>
            <p>{words.code}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
