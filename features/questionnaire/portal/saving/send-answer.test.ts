// spec: saving#base-revision, saving#stops
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials } from '#ui/graphql/graph.ts'
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { sectionById } from '../questionnaire.operations.ts'
import type { QuestionRef, SendManner, SendResult } from './driver.ts'
import type { Change } from './saving-state.ts'
import { fitsKeepalive, keepaliveBytes, sendAnswer } from './send-answer.ts'

const place: QuestionRef = { caseId: 'c', sectionId: 's', questionKey: 'q' }
const change: Change = { data: { a: 'x' }, isComplete: true, writer: 'tab', sequence: 7, base: 3 }
const typed: SendManner = { byPerson: true, isLeaving: false }

const responseWith = (more: object) => ({
  data: {
    saveQuestionnaireSectionData: {
      success: true,
      error: null,
      revision: 4,
      savedAt: '2026-01-05T10:00:00Z',
      questionCompleteFlag: true,
      sectionStatus: 2,
      disabledQuestionKeys: [],
      reopenedSectionIds: [],
      questionDataJsonText: null,
      overwrittenPaths: [],
      overwrittenValues: [],
      ...more,
    },
  },
})
const problem = (kind: string) => ({
  data: null,
  errors: [{ message: '', extensions: { code: `x.${kind}`, kind } }],
})

/** The section as it was read before the answer was typed. */
const sectionKey = getKey(sectionById, { caseId: 'c', sectionId: 's' })
const section = {
  sectionById: { sectionStatus: 2, sectionDataRecords: [], sectionUiTransformedModel: null },
}

let requests: RequestInit[]
let comesBack: () => Response

beforeEach(() => {
  requests = []
  comesBack = () => Response.json(responseWith({}))
  credentials.set({ idToken: 'id', accessToken: 'access' })
  queryClient.setQueryData(sectionKey, section)
  vi.stubGlobal('fetch', (_url: string, request: RequestInit) => {
    requests.push(request)
    return Promise.resolve().then(comesBack)
  })
})
afterEach(() => {
  credentials.clear()
  vi.unstubAllGlobals()
})

function variables(): unknown {
  const body = requests[0]?.body
  return (JSON.parse(typeof body === 'string' ? body : '{}') as { variables?: unknown }).variables
}

describe('the request', () => {
  test('has the place, the text, the completion flag and the base revision', async () => {
    await sendAnswer(place, change, typed)
    expect(variables()).toEqual({
      ...place,
      data: '{"a":"x"}',
      questionCompleteFlag: true,
      baseRevision: 3,
      writer: 'tab',
      sequence: 7,
    })
  })
  test("has base revision 0 for a first answer, so that a spouse's answer is merged", async () => {
    await sendAnswer(place, { ...change, base: undefined }, typed)
    expect(variables()).toMatchObject({ baseRevision: 0 })
  })
  test.each([
    [true, 'user'],
    [false, 'background'],
  ])(
    'for a change that a person typed (%s), the request is marked as %s',
    async (byPerson, activity) => {
      await sendAnswer(place, change, { byPerson, isLeaving: false })
      expect(new Headers(requests[0]?.headers).get('x-activity')).toBe(activity)
    },
  )
  test.each([
    [10, true],
    [keepaliveBytes + 1, undefined],
  ])(
    'with %d characters in the answer, the request has keepalive: %s',
    async (letters, keepalive) => {
      await sendAnswer(place, { ...change, data: { a: 'x'.repeat(letters) } }, typed)
      expect(requests[0]?.keepalive).toBe(keepalive)
    },
  )
  test("limits all concurrent keepalive requests to the browser's limit", async () => {
    const half = { ...change, data: { a: 'x'.repeat(keepaliveBytes / 2) } }
    await Promise.all([
      sendAnswer(place, half, typed),
      sendAnswer({ ...place, questionKey: 'other' }, half, typed),
    ])
    await sendAnswer(place, half, typed)
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, undefined, true])
  })
  test('counts encoded bytes, so 20,000 quotation marks are over the limit', async () => {
    const quoted = { ...change, data: { a: '"'.repeat(20_000) } }
    await sendAnswer(place, quoted, typed)
    expect([
      requests[0]?.keepalive,
      fitsKeepalive([{ place, change: quoted }]),
      fitsKeepalive([{ place, change }]),
    ]).toEqual([undefined, false, true])
    const plain = { ...change, data: { a: 'x'.repeat(keepaliveBytes - 1000) } }
    await sendAnswer(place, plain, typed)
    const { body, keepalive } = requests[1] ?? {}
    expect([
      keepalive,
      typeof body === 'string' && new TextEncoder().encode(body).byteLength < 65_536,
    ]).toEqual([true, true])
  })
  test('sends the request again without keepalive if the browser refuses to keep it alive', async () => {
    let tries = 0
    comesBack = () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      return Response.json(responseWith({}))
    }
    expect(await sendAnswer(place, change, typed)).toMatchObject({ type: 'saved' })
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, undefined])
  })
  test('reads the section before it sends if the section was not read yet, and sends nothing for it while the page closes', async () => {
    queryClient.clear()
    expect(await sendAnswer(place, change, { byPerson: false, isLeaving: true })).toEqual({
      type: 'failed',
      failure: 'unreachable',
    })
    expect(requests).toEqual([])
    const answers = [
      () => new Response('', { status: 503 }),
      () => Response.json({ data: section }),
      () => Response.json(responseWith({})),
    ]
    comesBack = () => (answers.shift() ?? comesBack)()
    expect(await sendAnswer(place, change, typed)).toEqual({
      type: 'failed',
      failure: 'unreachable',
    })
    expect(await sendAnswer(place, change, typed)).toMatchObject({ type: 'saved' })
    expect(
      requests.map(
        ({ body }) => (JSON.parse(body as string) as { operationName: string }).operationName,
      ),
    ).toEqual(['SectionById', 'SectionById', 'SaveQuestionnaireSectionData'])
  })
  test('sends nothing after logout', async () => {
    credentials.clear()
    expect([await sendAnswer(place, change, typed), requests]).toEqual([
      { type: 'failed', failure: 'signed-out' },
      [],
    ])
  })
})

describe('the result', () => {
  const failed = (failure: string, code?: string) => ({
    type: 'failed',
    failure,
    ...(code === undefined ? {} : { refusal: { code, params: {}, message: 'Error' } }),
  })

  test.each<[what: string, back: () => Response, result: unknown]>([
    [
      'saved',
      () => Response.json(responseWith({})),
      {
        type: 'saved',
        response: {
          revision: 4,
          savedAt: '2026-01-05T10:00:00Z',
          isComplete: true,
          data: undefined,
          overwritten: [],
        },
      },
    ],
    [
      'merged',
      () => Response.json(responseWith({ questionDataJsonText: '{"a":"x","b":1}' })),
      { type: 'saved', response: expect.objectContaining({ data: { a: 'x', b: 1 } }) },
    ],
    [
      'overwritten',
      () =>
        Response.json(
          responseWith({ overwrittenPaths: ['/a', '/b'], overwrittenValues: ['"theirs"', null] }),
        ),
      {
        type: 'saved',
        response: expect.objectContaining({
          overwritten: [
            { path: '/a', spouses: 'theirs' },
            { path: '/b', spouses: undefined },
          ],
        }),
      },
    ],
    [
      'submitted meanwhile',
      () =>
        Response.json(
          responseWith({
            success: false,
            error: 'Error',
            errorCode: 'questionnaire.read-only',
            sectionStatus: 4,
          }),
        ),
      failed('closed', 'questionnaire.read-only'),
    ],
    [
      'taken over meanwhile',
      () =>
        Response.json(
          responseWith({
            success: false,
            error: 'Error',
            errorCode: 'questionnaire.read-only',
            sectionStatus: 6,
          }),
        ),
      failed('closed', 'questionnaire.read-only'),
    ],
    [
      'too large',
      () =>
        Response.json(
          responseWith({
            success: false,
            error: 'Error',
            errorCode: 'questionnaire.answer-too-large',
            sectionStatus: null,
          }),
        ),
      failed('refused', 'questionnaire.answer-too-large'),
    ],
    [
      'hidden by the firm meanwhile',
      () =>
        Response.json(
          responseWith({
            success: false,
            error: 'This case could not be found.',
            errorCode: 'cases.not-found',
            sectionStatus: null,
          }),
        ),
      failed('closed'),
    ],
    [
      'too much in a short time',
      () =>
        Response.json(
          responseWith({
            success: false,
            error: 'Wait.',
            errorCode: 'questionnaire.too-much-saved',
            sectionStatus: null,
          }),
        ),
      failed('unreachable'),
    ],
    ['the session is over', () => Response.json(problem('signed-out')), failed('signed-out')],
    ['too many requests', () => Response.json(problem('locked')), failed('unreachable')],
    [
      'an accident in the server',
      () => new Response('<html>', { status: 500 }),
      failed('unreachable'),
    ],
    ['the server is away', () => new Response('', { status: 503 }), failed('unreachable')],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch')
      },
      failed('unreachable'),
    ],
  ])('maps the response to a result: %s', async (_, back, result) => {
    comesBack = back
    const outcome: SendResult = await sendAnswer(place, change, typed)
    expect(outcome).toEqual(result)
  })
})
