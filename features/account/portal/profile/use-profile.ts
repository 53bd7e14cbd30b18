import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import {
  useGo,
  useGoBack,
  usePageState,
  useSearchValue,
  type PageState,
} from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { cachePendingChange } from './cache-account.ts'
import {
  isProfileMode,
  profileAfter,
  profileAt,
  wayOfAddress,
  type ProfileMode,
  type ProfileState,
  type ProfileStep,
  type Waiting,
} from './profile-mode.ts'

function addressOf(mode: ProfileMode): string {
  return mode === 'read-only' ? paths.userProfile : `${paths.userProfile}?mode=${mode}`
}

/** The modes of the previous entries in the tab's history. */
function trailIn(state: PageState): readonly ProfileMode[] {
  const trail = state['profileTrail']
  return Array.isArray(trail) ? trail.filter(isProfileMode) : []
}

export function useProfile(waiting: Waiting): readonly [ProfileState, (step: ProfileStep) => void] {
  const wantedMode = useSearchValue('mode')
  const trail = trailIn(usePageState())
  const go = useGo()
  const goBack = useGoBack()
  const [state, take] = useReducer(profileAfter, { asked: wantedMode, waiting }, profileAt)
  const { mode, turn, mobile, email } = state

  // Only a change of mode moves the address, because a result may arrive after navigation.
  const before = useRef(mode)
  const follow = useEffectEvent((to: ProfileMode, how: ProfileState['turn']) => {
    const from = before.current
    before.current = to
    if (how === undefined || to === from) return
    const way = wayOfAddress(how, to, trail)
    if (way.kind === 'back') void goBack(way.entries)
    else
      go(addressOf(to), {
        replace: way.kind === 'replace',
        state: { profileTrail: way.kind === 'push' ? [...trail, from] : trail },
      })
  })
  useEffect(() => follow(mode, turn), [mode, turn])
  useEffect(() => take({ kind: 'came', asked: wantedMode }), [wantedMode])
  useEffect(
    () =>
      cachePendingChange({
        unVerifiedMobilePhone: mobile?.destination ?? null,
        unVerifiedEmailAddress: email?.destination ?? null,
      }),
    [mobile, email],
  )

  return [state, take]
}

/** Adds an entry to the tab's history, so that Back closes what was opened inside a mode. */
export function useEntryInside(name: string): {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => Promise<void>
} {
  const page = usePageState()
  const wantedMode = useSearchValue('mode')
  const go = useGo()
  const close = useGoBack()
  const mode = isProfileMode(wantedMode) ? wantedMode : 'read-only'
  return {
    isOpen: page['profileInside'] === name,
    open: () =>
      go(addressOf(mode), {
        state: { profileTrail: [...trailIn(page), mode], profileInside: name },
      }),
    close: () => close(1),
  }
}
