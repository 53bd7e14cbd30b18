import { useEffect, useState, type ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../display/Icon.tsx'
import type { IconName } from '../icons/names.ts'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly onChoose: () => void
}

export interface MenuProps {
  /** An `IconButton` or a React Aria `Button`: only these report presses to the menu. */
  readonly trigger: ReactNode
  readonly name: string
  readonly entries: readonly MenuEntry[]
  readonly head?: ReactNode
  readonly foot?: ReactNode
  /** The trigger takes the focus first: the menu returns the focus to the element that had it. */
  readonly isOpenAtFirst?: boolean
}

export function Menu({ trigger, name, entries, head, foot, isOpenAtFirst = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpenAtFirst) setOpen(true)
  }, [isOpenAtFirst])
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover className="popover" placement="bottom end" offset={4}>
        {head}
        <AriaMenu
          aria-label={name}
          onAction={(id) => entries.find((entry) => entry.id === id)?.onChoose()}
        >
          {entries.map((entry) => (
            <MenuItem key={entry.id} id={entry.id} textValue={entry.label}>
              {entry.icon && <Icon name={entry.icon} />}
              <span>{entry.label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
        {foot}
      </Popover>
    </MenuTrigger>
  )
}
