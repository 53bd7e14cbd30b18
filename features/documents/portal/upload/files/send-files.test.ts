import { beforeEach, expect, test, vi } from 'vitest'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import type { upload } from '#ui/graphql/upload.ts'
import { onSignOfLife } from '#ui/browser/sign-of-life.ts'
import { createRecall, sendFiles } from './send-files.ts'
import type { UploadItem } from '../upload-items.ts'
import type { UploadEvent } from '../upload-state.ts'

type Request = Parameters<typeof upload>[0]
const send = vi.hoisted(() => vi.fn<(request: Request) => Promise<unknown>>())
vi.mock('#ui/graphql/upload.ts', () => ({ upload: send }))

const place = { caseId: 'case', categoryId: 'category', batch: 'batch' }
const file = (id: string): UploadItem => ({
  id,
  file: new File([id], `${id}.pdf`),
  name: `${id}.pdf`,
  status: 'ready',
  sentBytes: 0,
})
const taken = { documents: { uploadFile: { success: true, errorMessage: null } } }
const metadata = ({ variables }: Request) =>
  (variables as { readonly fileMetadata: Readonly<Record<string, unknown>> }).fileMetadata

/** Returns the events for each file, in order. */
async function sendAll(
  items: readonly UploadItem[],
  more: Partial<Parameters<typeof sendFiles>[1]> = {},
  recall = createRecall(),
): Promise<UploadEvent[]> {
  const events: UploadEvent[] = []
  await sendFiles(items, { ...place, ...more }, recall, (event) => events.push(event))
  return events
}

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(taken)
})

test('sends files one after the other, each in its own request', async () => {
  let open = 0
  send.mockImplementation(async () => {
    open += 1
    expect(open).toBe(1)
    await Promise.resolve()
    open -= 1
    return taken
  })
  const events = await sendAll([file('a'), file('b')])
  expect(events).toEqual([
    { type: 'sendingBegan', ids: ['a', 'b'] },
    { type: 'fileBegan', id: 'a' },
    { type: 'submitted', id: 'a' },
    { type: 'fileBegan', id: 'b' },
    { type: 'submitted', id: 'b' },
    { type: 'sendingEnded' },
  ])
})

test('counts upload progress as activity, so that a large file does not end the session', async () => {
  const onEvent = vi.fn()
  const stop = onSignOfLife(onEvent)
  send.mockImplementationOnce(({ onProgress }) => {
    expect(onEvent).not.toHaveBeenCalled()
    onProgress?.(1, 2)
    return Promise.resolve(taken)
  })
  await sendAll([file('a')])
  stop()
  expect(onEvent).toHaveBeenCalledTimes(1)
})

test('a retry sends the same idempotency key, and each request contains the ID of the replaced document', async () => {
  send.mockRejectedValueOnce(unreachable())
  const items = [file('a')]
  await sendAll(items, { replacedDocumentId: 'old' })
  await sendAll(items, { replacedDocumentId: 'old' })
  expect(send.mock.calls.map(([{ headers }]) => headers)).toEqual(
    [0, 1].map(() => ({ 'x-upload-batch': 'batch', 'idempotency-key': 'a' })),
  )
  expect(metadata(send.mock.calls[0]![0])).toMatchObject({
    caseId: 'case',
    categoryId: 'category',
    documentType: 'application/pdf',
    replacedDocumentId: 'old',
  })
  await sendAll([file('b')])
  expect(metadata(send.mock.lastCall![0])['replacedDocumentId']).toBeNull()
})

test('sends a business object with a certificate, and none with other files', async () => {
  await sendAll([file('a')], { business: { type: 'order-first-debtor1', id: 'item' } })
  expect(metadata(send.mock.lastCall![0])).toMatchObject({
    businessObjectType: 'order-first-debtor1',
    businessObjectId: 'item',
  })
  await sendAll([file('b')])
  expect(metadata(send.mock.lastCall![0])).not.toHaveProperty('businessObjectType')
})

const reason = (code: string, message: string) => ({ code, params: {}, message })

const corrupt = {
  errorMessage: 'No.',
  errorCode: 'documents.corrupt-file',
  errorParams: { fileName: 'a.pdf' },
}

test('continues with the next file after a file was refused', async () => {
  send.mockResolvedValueOnce({ documents: { uploadFile: { success: false, ...corrupt } } })
  expect(await sendAll([file('a'), file('b')])).toEqual(
    expect.arrayContaining([
      {
        type: 'refused',
        id: 'a',
        problem: {
          code: 'documents.corrupt-file',
          params: { fileName: 'a.pdf' },
          message: 'No.',
        },
      },
      { type: 'submitted', id: 'b' },
    ]),
  )
})

test('a file that has to wait for other uploads is reported as interrupted and not as refused', async () => {
  send.mockResolvedValueOnce({
    documents: {
      uploadFile: {
        success: false,
        errorMessage: 'Later.',
        errorCode: 'documents.too-many-uploads',
        errorParams: {},
      },
    },
  })
  expect((await sendAll([file('a')]))[2]).toEqual({
    type: 'cut',
    id: 'a',
    problem: reason('documents.too-many-uploads', 'Later.'),
  })
})

const problem = (kind: GraphProblem['kind'], code: string, message: string) =>
  new GraphProblem({ kind, code, message })

test.each<[string, Error, Partial<UploadEvent>]>([
  ['no network', unreachable(), { type: 'cut', problem: undefined }],
  [
    'a line that broke',
    problem('unavailable', 'documents.upload-broken', 'Broken.'),
    { type: 'cut', problem: undefined },
  ],
  [
    'too many requests',
    problem('locked', 'request.too-many', 'Later.'),
    { type: 'cut', problem: reason('request.too-many', 'Later.') },
  ],
  [
    'a check that was too busy',
    problem('unavailable', 'file-check.unavailable', 'Busy.'),
    { type: 'cut', problem: reason('file-check.unavailable', 'Busy.') },
  ],
  [
    'a session that is over',
    problem('signed-out', 'request.signed-out', 'Gone.'),
    { type: 'cut', problem: undefined },
  ],
  [
    'a document that cannot be replaced',
    problem('refused', 'documents.not-replaceable', 'No.'),
    { type: 'refused', problem: reason('documents.not-replaceable', 'No.') },
  ],
  [
    'a fault of ours',
    problem('unexpected', 'request.unexpected', 'Fault.'),
    { type: 'refused', problem: undefined },
  ],
  ['something unknown', new Error('?'), { type: 'cut' }],
])('reports the right result after %s', async (_, thrown, outcome) => {
  send.mockRejectedValueOnce(thrown)
  expect((await sendAll([file('a')]))[2]).toEqual({ id: 'a', ...outcome })
})

test('refuses a file that no longer exists, because a retry would not help', async () => {
  send.mockRejectedValueOnce(unreachable())
  const gone = file('a')
  vi.spyOn(gone.file, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new Error('NotFoundError')),
  } as unknown as Blob)
  expect((await sendAll([gone]))[2]).toEqual({ type: 'refused', id: 'a', problem: undefined })
})

test('does not send a withdrawn file, and sends it when it is added again', async () => {
  const recall = createRecall()
  send.mockImplementationOnce(async () => {
    recall.recallAll()
    throw new DOMException('Cancelled', 'AbortError')
  })
  const events = await sendAll([file('a'), file('b')], {}, recall)
  expect(events.map(({ type }) => type)).toEqual(['sendingBegan', 'fileBegan', 'sendingEnded'])
  expect(send.mock.calls[0]![0].signal?.aborted).toBe(true)
  expect((await sendAll([file('b')], {}, recall))[2]).toEqual({ type: 'submitted', id: 'b' })
})
