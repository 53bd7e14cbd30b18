import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase, type CaseTab } from '#features/cases/workspace/paths.ts'
import { recentCases, rememberOpenedCase } from '../recent-cases.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import type { StaffCase } from '#features/cases/workspace/case/case-data.ts'
import { CaseHead } from './CaseHead.tsx'
import { useCaseTabs, type CaseTabEntry } from '#features/cases/workspace/case/case-slots.ts'
import { casePageWords } from '#features/cases/workspace/case/words.ts'

export interface CaseFrameProps {
  readonly legalCase: StaffCase
  readonly tab: CaseTab
  readonly back: ReactNode
  readonly children: ReactNode
}

/** The head and the tabs of a case, and the tab that is open. */
export function CaseFrame({ legalCase, tab, back, children }: CaseFrameProps) {
  const { and } = useWords(clientWords)
  const words = useWords(casePageWords)
  const { client, people } = legalCase
  const name = clientName(people, and)
  useDocumentTitle(tab === 'overview' ? name : `${words.tabs[tab]}, ${name}`)
  useEffect(() => rememberOpenedCase({ id: client.id, name }), [client.id, name])
  return (
    <>
      <CaseHead
        legalCase={legalCase}
        name={name}
        back={
          <div className="case-ways">
            {back}
            <PreviousCase caseId={client.id} />
          </div>
        }
      />
      <CaseTabs client={client} open={tab} />
      {children}
    </>
  )
}

/** The case that was open before this one. */
function PreviousCase({ caseId }: { readonly caseId: string }) {
  const words = useWords(casePageWords)
  const go = useGo()
  const [previous] = useState(() => recentCases().find(({ id }) => id !== caseId))
  const href = previous && pathOfCase(previous.id)
  useShortcuts(
    href === undefined
      ? []
      : [
          {
            keys: 'b',
            group: 'case',
            label: words.previousCase,
            effect: 'shows',
            run: () => go(href),
          },
        ],
  )
  if (previous === undefined || href === undefined) return null
  return (
    <Link href={href} shortcut="B">
      {words.backTo(previous.name)}
    </Link>
  )
}

interface CaseTabsProps {
  readonly client: StaffCase['client']
  readonly open: CaseTab
}

/** Numbers on the tabs are what waits for the firm. */
function CaseTabs({ client, open }: CaseTabsProps) {
  const words = useWords(casePageWords)
  const caseId = client.id
  const tabs = useShownTabs(client)
  const nav = useRef<HTMLElement>(null)
  const at = tabs.findIndex(({ tab }) => tab === open)
  useEffect(() => showTab(nav.current, at), [at])
  const go = useGo()
  useShortcuts(
    tabs.map(({ tab }, index) => ({
      keys: `${index + 1}`,
      group: 'case',
      label: words.tabs[tab],
      effect: 'shows',
      run: () => go(pathOfCase(caseId, tab)),
    })),
  )
  return (
    <nav ref={nav} className="case-tabs" aria-label={words.tabsName}>
      {tabs.map(({ tab, countWaiting }) => (
        <Link key={tab} href={pathOfCase(caseId, tab)} current={tab === open} className="tab">
          {words.tabs[tab]}
          <TabCount count={countWaiting?.(client) ?? 0} />
        </Link>
      ))}
    </nav>
  )
}

function useShownTabs(client: CaseTabsProps['client']): readonly CaseTabEntry[] {
  return useCaseTabs().filter(({ isShown }) => isShown?.(client) ?? true)
}

/** On a phone the last tabs are outside the screen until the row is scrolled. */
function showTab(row: HTMLElement | null, at: number): void {
  const tab = row?.children[at]
  if (!row || !tab) return
  const hidden = tab.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (hidden > 0) row.scrollLeft += hidden
}

function TabCount({ count }: { readonly count: number }) {
  const words = useWords(casePageWords)
  if (count === 0) return null
  return (
    <>
      <span className="tab-count" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{words.waitsForYou(count)}</span>
    </>
  )
}
