// A logo for a firm of the demo: an H with a rising crossbar, drawn point by point.
import { crc32, deflateSync } from 'node:zlib'

const side = 192
/** Each point is looked at so many times in both directions, for smooth edges. */
const looks = 4

/** How white the mark is at a place, 0 or 1; undefined outside the tile. */
function lightAt(x: number, y: number): 0 | 1 | undefined {
  const corner = 40
  const [dx, dy] = [Math.max(corner - x, x - (side - corner), 0), Math.max(corner - y, y - (side - corner), 0)]
  if (Math.hypot(dx, dy) > corner) return undefined
  const isPost = y > 46 && y < 146 && ((x > 54 && x < 76) || (x > 116 && x < 138))
  const isBar = x > 54 && x < 138 && Math.abs(y - (112 - (x - 54) * 0.4)) < 10
  return isPost || isBar ? 1 : 0
}

/** A PNG of 192 points a side; the corners are clear. `colour` as `#RRGGBB`. */
export function sampleLogo(colour: string): Buffer {
  const ground = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const rows = Array.from({ length: side }, (_, y) => Buffer.concat([Buffer.of(0), ...Array.from({ length: side }, (__, x) => pointAt(x, y, ground))]))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 6], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0)),
  ])
}

function pointAt(x: number, y: number, ground: readonly number[]): Buffer {
  const lights = Array.from({ length: looks * looks }, (_, at) => lightAt(x + ((at % looks) + 0.5) / looks, y + (Math.floor(at / looks) + 0.5) / looks))
  const seen = lights.filter((light) => light !== undefined)
  const white = seen.length === 0 ? 0 : seen.reduce<number>((sum, light) => sum + light, 0) / seen.length
  return Buffer.from([...ground.map((part) => Math.round(part + (255 - part) * white)), Math.round((255 * seen.length) / lights.length)])
}

function chunk(name: string, content: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
  whole.writeUInt32BE(content.length, 0)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}
