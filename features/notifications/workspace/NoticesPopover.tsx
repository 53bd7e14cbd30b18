import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useWords } from '#ui/language/language.ts'
import { NoticeList } from './NoticeList.tsx'
import { bellWords } from './words.ts'

export interface NoticesPopoverProps {
  /** The button that opened it, which gets the focus back. */
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly settingsPath: string
}

/** Without `DialogTrigger`, which would bring the popover's code into the first page. */
export function NoticesPopover({ trigger, onClose, settingsPath }: NoticesPopoverProps) {
  const words = useWords(bellWords)
  return (
    <Popover
      className="popover notices"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      placement="bottom end"
      offset={4}
      containerPadding={8}
    >
      <Dialog aria-label={words.title}>
        <NoticeList settingsPath={settingsPath} onFollow={onClose} />
      </Dialog>
    </Popover>
  )
}
