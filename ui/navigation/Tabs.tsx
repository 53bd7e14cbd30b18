// Only the selected view is rendered.
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

export interface TabEntry<Id extends string> {
  readonly id: Id
  readonly label: string
  /** The count and its text: '2 to review'. */
  readonly news?: { readonly count: number; readonly words: string } | undefined
  readonly content: ReactNode
}

export interface TabsProps<Id extends string> {
  readonly name: string
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  readonly entries: ReadonlyArray<TabEntry<Id>>
}

export function Tabs<Id extends string>({ name, chosen, onChoose, entries }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={chosen} onSelectionChange={(key) => onChoose(key as Id)}>
      <TabList aria-label={name} className="tabs">
        {entries.map(({ id, label, news }) => (
          <Tab key={id} id={id} className="tab">
            <span>{label}</span>
            {news === undefined ? null : (
              <>
                <span className="count" aria-hidden="true">
                  {news.count}
                </span>
                <span className="visually-hidden"> {news.words}</span>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      {entries.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
