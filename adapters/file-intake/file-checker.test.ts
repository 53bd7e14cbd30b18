import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { threadedFileChecker, type FileCheckerSettings } from './file-checker.ts'
import { doc, docx, objectStream, pdfWith } from './test-files.ts'
import type { FileChecker } from '#ports/file-checker.ts'

const program = new URL('./test-check-worker.ts', import.meta.url)
const unavailable = { code: 'file-check.unavailable', kind: 'unavailable' }
const content =
  (...pieces: readonly Uint8Array[]) =>
  () =>
    Promise.resolve(
      Readable.from(pieces.length === 0 ? [Buffer.from('words')] : pieces, { objectMode: false }),
    )

const opened: FileChecker[] = []
afterEach(() => Promise.all(opened.splice(0).map((checker) => checker.stop())))

function open(settings: Partial<FileCheckerSettings> = {}): FileChecker {
  const checker = threadedFileChecker(settings)
  opened.push(checker)
  return checker
}
const openChecker = (settings: Partial<FileCheckerSettings> = {}) => open({ program, ...settings })
const ask = async (checker: FileChecker, what: string) =>
  (await checker.check('rosa', what, content())).reason

describe('production threads', () => {
  test('check files of several types one after another', async () => {
    const checker = open()
    expect(await checker.check('rosa', 'docx', content(docx()))).toEqual({
      isSound: true,
      reason: '',
      flags: [],
    })
    expect(
      await checker.check(
        'rosa',
        'pdf',
        content(pdfWith({ catalog: '/OpenAction<</S/JavaScript/JS(1)>>' })),
      ),
    ).toEqual({ isSound: true, reason: '', flags: ['javascript'] })
    expect(
      await checker.check(
        'rosa',
        'pdf',
        content(pdfWith({ objects: [objectStream('<</S/Launch>>')] })),
      ),
    ).toMatchObject({ isSound: false, reason: 'PDF that starts programs' })
    expect(await checker.check('rosa', 'doc', content(doc()))).toMatchObject({ isSound: true })
    expect(await checker.check('rosa', 'txt', content())).toMatchObject({ isSound: true })
  })

  // The reader of an archive still inflates when the check has ended at forbidden content.
  test('check a sound file rightly at once after a refused archive', async () => {
    const checker = open()
    const embedded = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      randomBytes(20_000),
      Buffer.from('Ole10Native'),
      randomBytes(300_000),
    ])
    const refused = docx({ name: 'word/embeddings/oleObject1.bin', content: embedded })
    for (let round = 0; round < 3; round += 1) {
      expect(await checker.check('rosa', 'docx', content(refused))).toMatchObject({
        isSound: false,
        reason: 'Word document with a packed object',
      })
      expect(await checker.check('denise', 'docx', content(docx()))).toMatchObject({
        isSound: true,
      })
    }
  })

  test('receive chunks of any size without losing a byte', async () => {
    const pieces = [Buffer.alloc(300_000, 'a'), Buffer.alloc(1, 'b'), Buffer.alloc(900_000, 'c')]
    expect((await openChecker().check('rosa', 'say content', content(...pieces))).reason).toBe(
      '1200001 aaaaaaaaaa',
    )
  })

  test('do not see the environment variables of the program', async () => {
    expect(await ask(openChecker(), 'say settings')).toBe('{}')
  })
})

describe('budgets', () => {
  test('refuses a file that exceeds its CPU time and checks the next one', async () => {
    const checker = openChecker({ processorMs: 500 })
    expect(await checker.check('rosa', 'turn', content())).toEqual({
      isSound: false,
      reason: 'takes too long',
      flags: [],
    })
    expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
  })

  test('returns no verdict when a check exceeds its wall-clock time', async () => {
    const checker = openChecker({ timeoutMs: 200 })
    await expect(checker.check('rosa', 'say nothing', content())).rejects.toMatchObject(unavailable)
  })

  test.each(['hoard', 'hoard outside'])(
    'refuses a file whose check exceeds the memory limit (%s)',
    async (what) => {
      const checker = openChecker({ memoryMb: 64 })
      expect(await checker.check('rosa', what, content())).toEqual({
        isSound: false,
        reason: 'needs too much memory',
        flags: [],
      })
      expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
    },
  )
})

describe('used threads', () => {
  test('repeats a check on a new thread before it refuses a file for exceeding the time', async () => {
    const checker = openChecker({ processorMs: 500 })
    await ask(checker, 'say which')
    const brought: string[] = []
    const again = () => {
      brought.push('content')
      return Promise.resolve(Readable.from([Buffer.from('words')]))
    }
    expect(await checker.check('rosa', 'turn where others were', again)).toMatchObject({
      isSound: true,
      reason: 'read at last',
    })
    expect(brought).toHaveLength(2)
  })

  test('repeats a check on a new thread when an earlier file broke the used one', async () => {
    const checker = openChecker()
    const breaking = await ask(checker, 'break the next')
    const next = await checker.check('denise', 'say which', content())
    expect(next).toMatchObject({ isSound: true })
    expect(next.reason).not.toBe(breaking)
  })

  test('are not used again after a refusal of a kind whose reader may still be at work', async () => {
    const checker = openChecker()
    expect(await ask(checker, 'docx')).not.toBe(await ask(checker, 'say which'))
    expect(await ask(checker, 'rtf')).toBe(await ask(checker, 'say which'))
  })

  test('ends a thread that holds too much memory after a file', async () => {
    const lean = openChecker({ keptMb: 20 })
    expect(await ask(lean, 'keep much')).not.toBe(await ask(lean, 'say which'))
    const roomy = openChecker({ keptMb: 200 })
    expect(await ask(roomy, 'keep much')).toBe(await ask(roomy, 'say which'))
  })
})

describe('an owner who used up the time of one file', () => {
  const settings = { processorMs: 2_000, hurriedMs: 50 }
  const timeless = { isSound: false, reason: 'takes too long' }

  test('gets less time for the next files, while other owners do not', async () => {
    const checker = openChecker(settings)
    expect(await ask(checker, 'spend')).toMatch(/^\d+$/)
    expect(await checker.check('rosa', 'turn', content())).toMatchObject(timeless)
    expect(await checker.check('rosa', 'spend', content())).toMatchObject(timeless)
    expect(await checker.check('denise', 'spend', content())).toMatchObject({ isSound: true })
  })

  test('gets the full time again after a while', async () => {
    const checker = openChecker({ ...settings, hurriedForMs: 0 })
    expect(await checker.check('rosa', 'turn', content())).toMatchObject(timeless)
    expect(await checker.check('rosa', 'spend', content())).toMatchObject({ isSound: true })
  })
})

describe('threads that crash', () => {
  test('refuses a file that crashes its thread, and replaces the thread', async () => {
    const checker = openChecker()
    expect(await checker.check('rosa', 'throw later', content())).toEqual({
      isSound: false,
      reason: 'crashes its reader (thrown later)',
      flags: [],
    })
    expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
  })

  test.each(['leave', 'fail'])(
    'returns no verdict when the thread exits or reports a failure (%s), and replaces the thread',
    async (what) => {
      const checker = openChecker()
      await expect(checker.check('rosa', what, content())).rejects.toMatchObject(unavailable)
      expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
    },
  )

  test('returns no verdict when the thread crashes before it starts', async () => {
    await expect(
      openChecker({ program: new URL('./absent.ts', import.meta.url) }).check(
        'rosa',
        'pdf',
        content(),
      ),
    ).rejects.toMatchObject(unavailable)
  })

  test('rethrows an error from reading the content unchanged', async () => {
    const checker = openChecker({ maxConcurrent: 1 })
    await expect(
      checker.check('rosa', 'pdf', () => Promise.reject(new Error('no such file'))),
    ).rejects.toThrow('no such file')
    expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
  })
})

describe('queue', () => {
  test('does not read a third file before one of the first two checks is done', async () => {
    const checker = openChecker()
    const first = Promise.withResolvers<void>()
    const begun: string[] = []
    const check = (name: string, until: Promise<void>) =>
      checker.check(name, 'say which', async () => {
        begun.push(name)
        await until
        return Readable.from([Buffer.from(name)])
      })
    const forever = new Promise<void>(() => {})
    const firstCheck = check('one', first.promise)
    void check('two', forever)
    const three = check('three', Promise.resolve())
    await vi.waitFor(() => expect(begun).toEqual(['one', 'two']), { timeout: 20_000 })
    first.resolve()
    await Promise.all([firstCheck, three])
    expect(begun).toEqual(['one', 'two', 'three'])
  })

  test('checks one file per owner at a time; a file of a fast format does not wait for other formats', async () => {
    const checker = open()
    const never = new Promise<Readable>(() => {})
    const begun: string[] = []
    const hold = (owner: string, kind: string) =>
      void checker.check(owner, kind, () => {
        begun.push(`${owner} ${kind}`)
        return never
      })
    for (const owner of ['rosa', 'rosa', 'denise', 'amir']) hold(owner, 'pdf')
    expect(await checker.check('elena', 'txt', content())).toMatchObject({ isSound: true })
    expect(begun).toEqual(['rosa pdf', 'denise pdf'])
  })

  test('throws an error that allows a retry when the queue is full', async () => {
    const checker = openChecker({ maxConcurrent: 1, maxQueued: 0, timeoutMs: 60_000 })
    const held = checker.check('rosa', 'say nothing', content())
    await expect(checker.check('rosa', 'say which', content())).rejects.toMatchObject(unavailable)
    await checker.stop()
    await expect(held).rejects.toMatchObject(unavailable)
  })

  test('reuses an idle thread, and ends it after the idle timeout', async () => {
    const reused = openChecker()
    expect(await ask(reused, 'say which')).toBe(await ask(reused, 'say which'))
    const brief = openChecker({ restMs: 1 })
    const first = await ask(brief, 'say which')
    await vi.waitFor(async () => expect(await ask(brief, 'say which')).not.toBe(first), {
      timeout: 20_000,
    })
  })

  test('runs no check after the checker was stopped', async () => {
    const checker = openChecker()
    await ask(checker, 'say which')
    await checker.stop()
    await expect(checker.check('rosa', 'say which', content())).rejects.toMatchObject(unavailable)
  })
})
