import { lazy, Suspense, useState, type ReactNode } from 'react'
import { partLoader } from './lazy-part.ts'
import type { MenuProps } from './Menu.tsx'

const load = partLoader(() => import('./Menu.tsx'), 'Menu')
const LoadedMenu = lazy(load)

/** Until the menu has loaded, the trigger opens it; then it takes the focus of its predecessor. */
export interface LazyTriggerProps {
  readonly onPress?: () => void
  readonly 'aria-haspopup'?: 'menu'
  readonly autoFocus?: boolean
}

export interface LazyMenuProps extends Omit<MenuProps, 'trigger' | 'isOpenAtFirst'> {
  /** An `IconButton` or a React Aria `Button` with these props. */
  readonly renderTrigger: (props: LazyTriggerProps) => ReactNode
}

/** A menu whose code, 51 KB, loads when a pointer or the focus reaches the trigger. */
export function LazyMenu({ renderTrigger, ...menu }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const waiting = renderTrigger({ onPress: () => setWanted(true), 'aria-haspopup': 'menu' })
  if (isWanted)
    return (
      <Suspense fallback={waiting}>
        <LoadedMenu {...menu} trigger={renderTrigger({ autoFocus: true })} isOpenAtFirst />
      </Suspense>
    )
  return (
    <span className="lazy-menu" onPointerEnter={() => void load()} onFocus={() => void load()}>
      {waiting}
    </span>
  )
}
