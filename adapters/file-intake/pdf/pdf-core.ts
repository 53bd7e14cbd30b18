import { registerHooks } from 'node:module'

export interface PdfDict {
  get(key: string): unknown
  /** Does not follow a reference. */
  getRaw(key: string): unknown
  has(key: string): boolean
  getKeys(): Iterable<string>
  getRawValues(): Iterable<unknown>
}

export interface PdfStream {
  readonly dict?: PdfDict
  /** The packed bytes, or those that the filter before unpacks. */
  readonly stream?: PdfStream
  getBytes(length: number): Uint8Array
}

export interface PdfTable {
  readonly trailer: PdfDict
  readonly root?: unknown
  readonly encrypt?: unknown
  getEntry(
    number: number,
  ): { readonly uncompressed?: boolean; readonly offset: number; readonly gen: number } | null
  fetch(pointer: unknown): unknown
  getNewPersistentRef(content: null): { readonly num: number }
}

interface PdfManager {
  readonly pdfDocument: {
    readonly xref: PdfTable
    readonly catalog: {
      readonly attachments: ReadonlyMap<string, { readonly filename: string }> | null
    }
  }
  initDocument(isRecovering: boolean): Promise<void>
  terminate(reason: Error): void
}

export interface PdfCore {
  readonly LocalPdfManager: new (settings: object) => PdfManager
  readonly Dict: abstract new () => PdfDict
  readonly BaseStream: abstract new () => PdfStream
  readonly Name: abstract new () => { readonly name: string }
  readonly Ref: (abstract new () => object) & { get(number: number, generation: number): unknown }
  setVerbosityLevel(level: number): void
}

// pdf.js does not export these objects. A line that exports them is added to its pinned core, which
// has an address of its own because the process may have loaded the core without that line.
const handedOut = ['LocalPdfManager', 'Dict', 'BaseStream', 'Name', 'Ref', 'setVerbosityLevel']

const program: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs'

let loaded: Promise<PdfCore> | undefined

export function pdfCore(): Promise<PdfCore> {
  return (loaded ??= load())
}

async function load(): Promise<PdfCore> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const module = next(specifier, context)
      return module.url.endsWith('/pdf.worker.mjs')
        ? { ...module, url: `${module.url}?exported` }
        : module
    },
    load: (url, context, next) => {
      const module = next(url, context)
      return url.endsWith('/pdf.worker.mjs?exported')
        ? {
            ...module,
            source: `${Buffer.from(module.source as Buffer).toString()}\nexport { ${handedOut.join(', ')} }\n`,
          }
        : module
    },
  })
  try {
    const core = (await import(program)) as PdfCore
    core.setVerbosityLevel(0)
    return core
  } finally {
    hooks.deregister()
  }
}

export interface OpenedPdf {
  readonly core: PdfCore
  readonly table: PdfTable
  readonly attachmentNames: readonly string[]
  readonly isRecovered: boolean
}

/** Uses the cross-reference table or, if it is wrong, searches for objects. Throws if both fail. */
export async function withPdf<Found>(
  content: Buffer,
  isRecovering: boolean,
  look: (opened: OpenedPdf) => Found,
): Promise<Found> {
  const core = await pdfCore()
  const manager = new core.LocalPdfManager({
    source: copyBytes(content),
    docId: 'checked',
    password: '',
    enableXfa: false,
    handler: { destroyed: false },
    evaluatorOptions: {
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
    },
  })
  try {
    await manager.initDocument(isRecovering)
    const { xref, catalog } = manager.pdfDocument
    const attachmentNames = [...(catalog.attachments ?? [])].flatMap(([name, { filename }]) => [
      name,
      filename,
    ])
    return look({ core, table: xref, attachmentNames, isRecovered: isRecovering })
  } catch (error) {
    if (isRecovering || !isNamed(error, 'XRefParseException')) throw error
    return await withPdf(content, true, look)
  } finally {
    manager.terminate(new Error('done'))
  }
}

/** Copies the content if it shares its buffer, because pdf.js reads the whole underlying buffer. */
function copyBytes(content: Buffer): Uint8Array {
  return content.length === content.buffer.byteLength
    ? new Uint8Array(content.buffer)
    : Uint8Array.from(content)
}

export function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}
