import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { courseActions, type CourseAction } from '#apps/demo/course-provider/items.ts'
import { demoOperations } from './course-provider/demo-operations.ts'
import {
  createProviderConsole,
  type ConsoleItem,
  type ProviderConsole,
  type SendWebhook,
} from '#apps/demo/course-provider/provider-console.ts'
import { webhookSecrets } from '#apps/server/course-service.ts'
import { providerConsolePage, providerConsolePath } from './pages/provider-console-page.ts'
import { courseStyle, renderFrame } from './pages/frame.ts'
import { coursePage, phonePage } from './pages/course-pages.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const site = '/orders/courses/:provider(^Provider\\d{1,9}$)'
const phonePath = '/rehearsal/phone'

type CourseRequest = {
  Params: { provider: string; code: string }
  Querystring: { notice?: unknown; number?: unknown; code?: unknown }
}

export function courseRoutes(http: FastifyInstance, deps: AppDeps, send: SendWebhook): void {
  const secret = webhookSecrets(deps.settings, deps.secrets)[0]
  if (!secret) throw new Error('The demo always has a secret to sign with')
  const providerConsole = createProviderConsole({ ...deps, secret, send })

  http.get('/rehearsal/courses.css', async (_, reply) => reply.type('text/css').send(courseStyle))

  const findItem = async ({
    params: { provider, code },
  }: {
    readonly params: CourseRequest['Params']
  }) => {
    const item = await providerConsole.itemByCode(code)
    return item && provider === `Provider${item.providerId}` ? item : undefined
  }
  http.get<CourseRequest>(`${site}/course/:code`, async (request, reply) => {
    const item = await findItem(request)
    return item
      ? page(reply, coursePage(item, getPath(request), request.query.notice))
      : notFoundPage(reply)
  })
  http.post<CourseRequest>(`${site}/course/:code`, async (request, reply) => {
    const item = await findItem(request)
    const fields = await readFields(request)
    return item
      ? redirectTo(reply, getPath(request), {
          notice: await performAction(providerConsole, item, fields),
        })
      : notFoundPage(reply)
  })
  http.get<CourseRequest>(`${site}/certificate/:code`, async (request, reply) => {
    const file = await providerConsole.certificateFile(request.params.code)
    if (!file) return notFoundPage(reply)
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .type('application/pdf')
      .send(Buffer.from(file))
  })

  const findCalledItem = async (number: string, code: string) =>
    number === ''
      ? undefined
      : providerConsole.itemByPhone(number.replace(/\D/g, ''), code.replace(/\D/g, ''))
  http.get<CourseRequest>(phonePath, async ({ query }, reply) => {
    const question = { number: word(query.number), code: word(query.code) }
    return page(
      reply,
      phonePage(question, await findCalledItem(question.number, question.code), query.notice),
    )
  })
  http.post(phonePath, async (request, reply) => {
    const fields = await readFields(request)
    const [number, code] = [fields.get('number') ?? '', fields.get('code') ?? '']
    const item = await findCalledItem(number, code)
    return redirectTo(reply, phonePath, {
      number,
      code,
      notice: item ? await performAction(providerConsole, item, fields) : 'no',
    })
  })

  http.get<CourseRequest>(providerConsolePath, async ({ query }, reply) =>
    page(reply, await providerConsolePage(providerConsole, query.notice)),
  )
  http.post(providerConsolePath, async (request, reply) =>
    redirectTo(reply, providerConsolePath, {
      notice: await performConsoleAction(providerConsole, await readFields(request)),
    }),
  )
}

type Fields = ReadonlyMap<string, string>

/** Returns the name of the message to show. */
async function performAction(
  providerConsole: ProviderConsole,
  item: ConsoleItem,
  fields: Fields,
): Promise<string> {
  const name = fields.get('act') ?? ''
  const person = fields.get('person') ?? ''
  if (name === 'leave') return 'leave'
  // A failed test is handled like a start, which keeps the course in progress.
  const action = name === 'fail' ? 'start' : courseActions.find((known) => known === name)
  const isDone =
    action !== undefined &&
    (await providerConsole.perform(item.itemKey, action, person === '' ? undefined : [person]))
  return isDone ? name : 'no'
}

async function performConsoleAction(
  providerConsole: ProviderConsole,
  fields: Fields,
): Promise<string> {
  const field = (name: string) => fields.get(name) ?? ''
  const action = field('act')
  const noticeIf = (isDone: boolean) => (isDone ? action : 'no')
  switch (action) {
    case 'mishap': {
      const operation = demoOperations.find((known) => known === field('operation'))
      const how = (['fail', 'hang', 'lose'] as const).find((known) => known === field('how'))
      if (operation && how) await providerConsole.failNext(operation, how)
      return noticeIf(operation !== undefined && how !== undefined)
    }
    case 'lose-webhook':
    case 'hold-webhook':
      await providerConsole.webhookNext(action === 'lose-webhook' ? 'lose' : 'hold')
      return 'webhook'
    case 'publish':
      return noticeIf(await providerConsole.publish(Number(field('provider'))))
    case 'resend':
      return noticeIf((await providerConsole.resend(field('webhook'))) !== undefined)
    case 'forge':
      return noticeIf((await providerConsole.forge(field('webhook'))) !== undefined)
    case 'finish-only':
      return noticeIf(await providerConsole.finishWithoutCertificate(field('item')))
    case 'certify':
      return noticeIf(await providerConsole.certify(field('item')))
    case 'accept':
      return noticeIf(await providerConsole.accept(field('item')))
    default: {
      const known: CourseAction | undefined = courseActions.find((known) => known === action)
      return noticeIf(known !== undefined && (await providerConsole.perform(field('item'), known)))
    }
  }
}

async function readFields(request: FastifyRequest): Promise<Fields> {
  const fields = new Map<string, string>()
  if (!request.isMultipart()) return fields
  for await (const part of request.parts({ limits: { fields: 10, fieldSize: 1000, files: 0 } })) {
    if (part.type === 'field' && typeof part.value === 'string')
      fields.set(part.fieldname, part.value)
  }
  return fields
}

function page(reply: FastifyReply, html: string) {
  // Uses `same-origin`, because with `no-referrer` browsers send forms with a null origin.
  return reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Redirects with 303, so that a reload does not repeat the action. */
function redirectTo(reply: FastifyReply, path: string, query: Readonly<Record<string, string>>) {
  return reply
    .code(303)
    .header('location', `${path}?${new URLSearchParams(query).toString()}`)
    .send()
}

function notFoundPage(reply: FastifyReply) {
  return page(
    reply.code(404),
    renderFrame(
      'Nothing here',
      '<h1>This course is not here</h1><p>Please open it again from your portal.</p><p><a href="/dashboard/courses">To the portal</a></p>',
    ),
  )
}

const getPath = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'
const word = (value: unknown) => (typeof value === 'string' ? value : '')
