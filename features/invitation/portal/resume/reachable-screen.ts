// Which screen of the account's creation a browser may show, whatever its address says.
import { creationScreens, type CreationScreen, type VerificationDue } from '../../rules/steps.ts'

export interface Progress {
  readonly due: VerificationDue
  /** Screens before this one are closed: what they did cannot be done twice. */
  readonly earliest: CreationScreen
  /** The furthest screen reached so far. */
  readonly furthest: CreationScreen
}

/** The screen the address asks for when it is open; the furthest for what lies beyond it; otherwise the first. */
export function reachableScreen(
  asked: string | null,
  { due, earliest, furthest }: Progress,
): CreationScreen {
  const screens = creationScreens(due)
  const open = screens.slice(screens.indexOf(earliest), screens.indexOf(furthest) + 1)
  const isBeyond = screens.findIndex((screen) => screen === asked) > screens.indexOf(furthest)
  return open.find((screen) => screen === asked) ?? (isBeyond ? furthest : open[0]) ?? 'tutorial'
}

/** The open screen before this one; undefined where there is no way back. */
export function screenBefore(
  screen: CreationScreen,
  { due, earliest }: Progress,
): CreationScreen | undefined {
  const screens = creationScreens(due)
  const at = screens.indexOf(screen)
  return at > screens.indexOf(earliest) ? screens[at - 1] : undefined
}
