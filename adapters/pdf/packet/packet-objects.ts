// Objects of a packet as bytes. The parts of a packet are written one after the other, so that each
// part numbers its objects after those of the part before.
import { PDFContext } from '@cantoo/pdf-lib'

const tail = Buffer.from('\nendobj\n')

export interface WrittenObjects {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Numbers of the objects and their places in the bytes. */
  readonly places: ReadonlyArray<readonly [number: number, place: number]>
  readonly nextNumber: number
}

export function openContext(nextNumber: number): PDFContext {
  const context = PDFContext.create()
  context.largestObjectNumber = nextNumber - 1
  return context
}

export function writeObjects(context: PDFContext): WrittenObjects {
  const objects = context.enumerateIndirectObjects()
  const frames = objects.map(([{ objectNumber }, object]) => ({
    number: objectNumber,
    object,
    head: Buffer.from(`${objectNumber} 0 obj\n`),
    size: object.sizeInBytes(),
  }))
  const total = frames.reduce((sum, { head, size }) => sum + head.length + size + tail.length, 0)
  const bytes = new Uint8Array(total)
  let place = 0
  const places = frames.map(({ number, object, head, size }) => {
    const start = place
    bytes.set(head, place)
    object.copyBytesInto(bytes, place + head.length)
    bytes.set(tail, place + head.length + size)
    place += head.length + size + tail.length
    return [number, start] as const
  })
  return { bytes, places, nextNumber: context.largestObjectNumber + 1 }
}
