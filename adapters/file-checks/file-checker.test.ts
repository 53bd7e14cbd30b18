// The threads that look into files: their budgets, their turns, and that nothing of one file reaches the next.
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { threadedFileChecker, type FileCheckerSettings } from './file-checker.ts'
import { doc, docx, objectStream, pdfWith } from './test-files.ts'
import type { FileChecker } from '#ports/file-checker.ts'

// The machine may be busy; what is promised is counted in processor time.
vi.setConfig({ testTimeout: 30_000 })

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
const trial = (settings: Partial<FileCheckerSettings> = {}) => open({ program, ...settings })
const ask = async (checker: FileChecker, what: string) =>
  (await checker.check('rosa', what, content())).reason

describe('the real threads', () => {
  test('look into files of several kinds, one after another', async () => {
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

  test('take a file in pieces of any size, to the byte', async () => {
    const pieces = [Buffer.alloc(300_000, 'a'), Buffer.alloc(1, 'b'), Buffer.alloc(900_000, 'c')]
    expect((await trial().check('rosa', 'say content', content(...pieces))).reason).toBe(
      '1200001 aaaaaaaaaa',
    )
  })

  test('know nothing of the settings of the program', async () => {
    expect(await ask(trial(), 'say settings')).toBe('{}')
  })
})

describe('a budget', () => {
  test('of processor time: a file that takes more is not sound, and the next one is looked into', async () => {
    const checker = trial({ processorMs: 500 })
    expect(await checker.check('rosa', 'turn', content())).toEqual({
      isSound: false,
      reason: 'takes too long',
      flags: [],
    })
    expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
  })

  test('of time on the clock: without an answer nothing is said about the file', async () => {
    const checker = trial({ wallMs: 200 })
    await expect(checker.check('rosa', 'say nothing', content())).rejects.toMatchObject(unavailable)
  })

  test.each(['hoard', 'hoard outside'])(
    'of memory: a file that makes its reader %s is not sound',
    async (what) => {
      const checker = trial({ memoryMb: 64 })
      expect(await checker.check('rosa', what, content())).toEqual({
        isSound: false,
        reason: 'needs too much memory',
        flags: [],
      })
      expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
    },
  )
})

describe('what a thread had before', () => {
  test('is not charged to a file: before it is refused for time it is looked into once more, on a new thread', async () => {
    const checker = trial({ processorMs: 500 })
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

  test('of memory, is a reason to end it after the file', async () => {
    const lean = trial({ keptMb: 20 })
    expect(await ask(lean, 'keep much')).not.toBe(await ask(lean, 'say which'))
    const kept = trial({ keptMb: 200 })
    expect(await ask(kept, 'keep much')).toBe(await ask(kept, 'say which'))
  })
})

describe('whoever has used up the time of a file', () => {
  const settings = { processorMs: 2_000, hurriedMs: 50 }
  const timeless = { isSound: false, reason: 'takes too long' }

  test('has less for the next ones, and others have not', async () => {
    const checker = trial(settings)
    expect(await ask(checker, 'spend')).toMatch(/^\d+$/)
    expect(await checker.check('rosa', 'turn', content())).toMatchObject(timeless)
    expect(await checker.check('rosa', 'spend', content())).toMatchObject(timeless)
    expect(await checker.check('denise', 'spend', content())).toMatchObject({ isSound: true })
  })

  test('has as much as before when that is long ago', async () => {
    const checker = trial({ ...settings, hurryLastsMs: 0 })
    expect(await checker.check('rosa', 'turn', content())).toMatchObject(timeless)
    expect(await checker.check('rosa', 'spend', content())).toMatchObject({ isSound: true })
  })
})

describe('a thread that breaks', () => {
  test('over a file speaks against the file, and is replaced', async () => {
    const checker = trial()
    expect(await checker.check('rosa', 'throw later', content())).toEqual({
      isSound: false,
      reason: 'breaks whoever reads it (thrown later)',
      flags: [],
    })
    expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
  })

  test.each(['leave', 'fail'])(
    'by itself (%s) says nothing about the file, and is replaced',
    async (what) => {
      const checker = trial()
      await expect(checker.check('rosa', what, content())).rejects.toMatchObject(unavailable)
      expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
    },
  )

  test('before it begins says nothing about the file', async () => {
    await expect(
      trial({ program: new URL('./absent.ts', import.meta.url) }).check('rosa', 'pdf', content()),
    ).rejects.toMatchObject(unavailable)
  })

  test('leaves the error of whoever reads the content as it is', async () => {
    const checker = trial({ mostAtOnce: 1 })
    await expect(
      checker.check('rosa', 'pdf', () => Promise.reject(new Error('no such file'))),
    ).rejects.toThrow('no such file')
    expect(await ask(checker, 'say which')).toMatch(/^\d+$/)
  })
})

describe('turns', () => {
  test('the third file is not even read before one of two is done', async () => {
    const checker = trial()
    const first = Promise.withResolvers<void>()
    const begun: string[] = []
    const check = (name: string, until: Promise<void>) =>
      checker.check(name, 'say which', async () => {
        begun.push(name)
        await until
        return Readable.from([Buffer.from(name)])
      })
    const forever = new Promise<void>(() => {})
    const one = check('one', first.promise)
    void check('two', forever)
    const three = check('three', Promise.resolve())
    await vi.waitFor(() => expect(begun).toEqual(['one', 'two']))
    first.resolve()
    await Promise.all([one, three])
    expect(begun).toEqual(['one', 'two', 'three'])
  })

  test('one owner has one file looked into at a time, and what is quickly read waits for nobody else', async () => {
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

  test('whoever finds the line full is asked to try again', async () => {
    const checker = trial({ mostAtOnce: 1, mostWaiting: 0, wallMs: 60_000 })
    const held = checker.check('rosa', 'say nothing', content())
    await expect(checker.check('rosa', 'say which', content())).rejects.toMatchObject(unavailable)
    await checker.stop()
    await expect(held).rejects.toMatchObject(unavailable)
  })

  test('a thread is used again while it rests, and ended when it rested long enough', async () => {
    const kept = trial()
    expect(await ask(kept, 'say which')).toBe(await ask(kept, 'say which'))
    const brief = trial({ restMs: 1 })
    const first = await ask(brief, 'say which')
    await vi.waitFor(async () => expect(await ask(brief, 'say which')).not.toBe(first))
  })

  test('after the end there are no more checks', async () => {
    const checker = trial()
    await ask(checker, 'say which')
    await checker.stop()
    await expect(checker.check('rosa', 'say which', content())).rejects.toMatchObject(unavailable)
  })
})
