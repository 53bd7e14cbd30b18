// Layers (optional content) of a PDF. Pages refer to them; which ones are off is said in the catalog,
// which a packet has only one of (spec: review#packet-layers).
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  type PDFContext,
  type PDFDocument,
  type PDFObjectCopier,
} from '@cantoo/pdf-lib'

/** Numbers of the objects that are layers, and of those that are off. */
export interface Layers {
  readonly all: readonly number[]
  readonly off: readonly number[]
}

const name = (text: string) => PDFName.of(text)

/** What would decide again in print, and differ from the preview: `Usage`, `Intent`. */
const ownRules = ['Usage', 'Intent']

export function copyLayers(pdf: PDFDocument, copier: PDFObjectCopier, packet: PDFContext): Layers {
  const properties = pdf.catalog.lookup(name('OCProperties'))
  if (!(properties instanceof PDFDict)) return { all: [], off: [] }
  const layers = listRefs(properties, 'OCGs')
  const isOff = readStates(properties)
  const copied = layers.flatMap((ref) => {
    const layer = pdf.context.lookup(ref)
    if (!(layer instanceof PDFDict)) return []
    const isHidden = isOff(ref) || isHiddenByUsage(layer)
    const copy = copier.copy(ref)
    for (const key of ownRules) packet.lookupMaybe(copy, PDFDict)?.delete(name(key))
    return [{ number: copy.objectNumber, isHidden }]
  })
  return {
    all: copied.map(({ number }) => number),
    off: copied.filter(({ isHidden }) => isHidden).map(({ number }) => number),
  }
}

export function drawLayers(context: PDFContext, { all, off }: Layers): PDFDict {
  const refs = (numbers: readonly number[]) => numbers.map((number) => PDFRef.of(number))
  return context.obj({ OCGs: refs(all), D: { OFF: refs(off), Order: [] } })
}

/** Tells which layers the default configuration turns off: its base, then `ON`, then `OFF`. */
function readStates(properties: PDFDict): (ref: PDFRef) => boolean {
  const config = properties.lookup(name('D'))
  if (!(config instanceof PDFDict)) return () => false
  const isOffAtFirst = config.lookup(name('BaseState')) === name('OFF')
  const [on, off] = [new Set(listRefs(config, 'ON')), new Set(listRefs(config, 'OFF'))]
  return (ref) => off.has(ref) || (isOffAtFirst && !on.has(ref))
}

function isHiddenByUsage(layer: PDFDict): boolean {
  const usage = layer.lookup(name('Usage'))
  const view = usage instanceof PDFDict ? usage.lookup(name('View')) : undefined
  return view instanceof PDFDict && view.lookup(name('ViewState')) === name('OFF')
}

/** References are equal when their numbers are: the library creates each one once. */
function listRefs(dict: PDFDict, key: string): readonly PDFRef[] {
  const list = dict.lookup(name(key))
  return list instanceof PDFArray ? list.asArray().filter((item) => item instanceof PDFRef) : []
}
