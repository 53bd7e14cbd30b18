export const frame = 65_536

const sealedFrame = frame + 16
const at = (index: number) => 8 + index * sealedFrame
export const changes: Record<string, (stored: Buffer) => { bytes: Buffer; readable: number }> = {
  'cut after the second frame': (stored) => ({
    bytes: stored.subarray(0, at(2)),
    readable: 1,
  }),
  'cut in the third frame': (stored) => ({
    bytes: stored.subarray(0, at(2) + 500),
    readable: 2,
  }),
  'without its last frame': (stored) => ({ bytes: stored.subarray(0, at(3)), readable: 2 }),
  'cut to its header': (stored) => ({ bytes: stored.subarray(0, 8), readable: 0 }),
  emptied: () => ({ bytes: Buffer.alloc(0), readable: 0 }),
  'with two frames swapped': (stored) => ({
    bytes: Buffer.concat([
      stored.subarray(0, at(1)),
      stored.subarray(at(2), at(3)),
      stored.subarray(at(1), at(2)),
      stored.subarray(at(3)),
    ]),
    readable: 1,
  }),
  'with a frame twice': (stored) => ({
    bytes: Buffer.concat([
      stored.subarray(0, at(1)),
      stored.subarray(at(0), at(1)),
      stored.subarray(at(1)),
    ]),
    readable: 1,
  }),
  'with something added': (stored) => ({
    bytes: Buffer.concat([stored, Buffer.of(0)]),
    readable: 3,
  }),
  'with a bit flipped in the header': (stored) => ({
    bytes: flipped(stored, 3),
    readable: 0,
  }),
  'with another layout': (stored) => ({ bytes: flipped(stored, 0), readable: 0 }),
  'with a bit flipped in the first frame': (stored) => ({
    bytes: flipped(stored, at(0) + 9),
    readable: 0,
  }),
  'with a bit flipped at the end of the second frame': (stored) => ({
    bytes: flipped(stored, at(2) - 1),
    readable: 1,
  }),
  'with a bit flipped in its last byte': (stored) => ({
    bytes: flipped(stored, stored.length - 1),
    readable: 3,
  }),
}

function flipped(bytes: Buffer, index: number): Buffer {
  const bent = Buffer.from(bytes)
  bent[index] = (bent[index] ?? 0) ^ 1
  return bent
}
