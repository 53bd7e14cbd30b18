import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon } from '../display/Icon.tsx'

export interface AccordionEntry {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  /** The initial state. A change of this value sets the state again. */
  readonly startsOpen?: boolean
}

export interface AccordionProps {
  readonly entries: readonly AccordionEntry[]
  readonly level?: 3 | 4
}

export function Accordion({ entries, level = 3 }: AccordionProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <ul className="accordion">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Disclosure key={String(entry.startsOpen)} defaultExpanded={entry.startsOpen === true}>
            <Heading className="accordion-head">
              <AriaButton slot="trigger" className="accordion-button">
                {entry.title}
                <Icon name="caret-down" />
              </AriaButton>
            </Heading>
            <DisclosurePanel className="accordion-body">
              <div>{entry.content}</div>
            </DisclosurePanel>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}
