/** The text must be Latin-1. */
export function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function hasAt(content: Uint8Array, at: number, sought: Uint8Array | string): boolean {
  const bytes = typeof sought === 'string' ? toBytes(sought) : sought
  return (
    at >= 0 &&
    at + bytes.length <= content.length &&
    bytes.every((byte, index) => content[at + index] === byte)
  )
}

/** The first index at or after `from`, or -1. */
export function getPlace(content: Uint8Array, sought: Uint8Array | string, from = 0): number {
  const bytes = typeof sought === 'string' ? toBytes(sought) : sought
  const first = bytes[0]
  if (first === undefined) return -1
  for (let at = content.indexOf(first, from); at !== -1; at = content.indexOf(first, at + 1)) {
    if (hasAt(content, at, bytes)) return at
  }
  return -1
}

/** Unsigned little-endian number; 0 beyond the end. */
export function lowestFirst(content: Uint8Array, at: number, bytes: 2 | 4): number {
  let number = 0
  for (let index = bytes - 1; index >= 0; index--)
    number = number * 256 + (content[at + index] ?? 0)
  return number
}

/** Unsigned big-endian number; 0 beyond the end. */
export function highestFirst(content: Uint8Array, at: number, bytes: 2 | 4): number {
  let number = 0
  for (let index = 0; index < bytes; index++) number = number * 256 + (content[at + index] ?? 0)
  return number
}
