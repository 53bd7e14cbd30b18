/** The key for rate limits: IPv4 address or IPv6 /64, since every customer has a whole /64. */
export function countedAddress(ip: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(ip)
  if (v4) return v4[1] ?? ip
  const groups = groupsOfV6(ip)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : ip
}

/** Returns the eight groups of an IPv6 address, four digits each; undefined for other text. */
export function groupsOfV6(ip: string): readonly string[] | undefined {
  if (!ip.includes(':')) return undefined
  const [head = '', tail = ''] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...middle, ...right].map((group) => group.padStart(4, '0'))
}
