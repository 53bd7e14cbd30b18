export const deviceKinds = ['iphone', 'android', 'computer'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** An iPad in desktop mode calls itself a Mac but has a touch screen. */
export function getDeviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone'
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'iphone'
  return /Android/.test(userAgent) ? 'android' : 'computer'
}
