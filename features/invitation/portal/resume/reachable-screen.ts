import { creationScreens, type CreationScreen, type VerificationDue } from '../../rules/steps.ts'

export interface Progress {
  readonly due: VerificationDue
  /** Screens before this one are closed, because they cannot be repeated. */
  readonly earliest: CreationScreen
  /** The furthest screen reached so far. */
  readonly furthest: CreationScreen
}

/** Returns the requested screen if open, the furthest open one if it is later, or the first. */
export function reachableScreen(
  step: string | null,
  { due, earliest, furthest }: Progress,
): CreationScreen {
  const screens = creationScreens(due)
  const open = screens.slice(screens.indexOf(earliest), screens.indexOf(furthest) + 1)
  const isBeyond = screens.findIndex((screen) => screen === step) > screens.indexOf(furthest)
  return open.find((screen) => screen === step) ?? (isBeyond ? furthest : open[0]) ?? 'tutorial'
}

/** Undefined where there is no way back. */
export function screenBefore(
  screen: CreationScreen,
  { due, earliest }: Progress,
): CreationScreen | undefined {
  const screens = creationScreens(due)
  const at = screens.indexOf(screen)
  return at > screens.indexOf(earliest) ? screens[at - 1] : undefined
}
