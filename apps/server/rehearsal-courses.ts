// The rehearsed order service as one can walk through it: the providers' site, their telephone, and what is behind the scenes. Only the demo has it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acts, type Act } from '#apps/demo/course-provider/items.ts'
import { rehearsedOperations } from '#adapters/course-provider/rehearsal-provider.ts'
import {
  rehearsalDesk,
  type DeskItem,
  type RehearsalDesk,
  type SendWebhook,
} from '#apps/demo/course-provider/provider-console.ts'
import { webhookSecrets } from './course-service.ts'
import { controlPage, controlPath } from '../demo/pages/provider-console-page.ts'
import { courseStyle, framed } from '../demo/pages/frame.ts'
import { courseSite, phoneDesk } from '../demo/pages/course-pages.ts'
import type { World } from './create-deps.ts'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const site = '/orders/courses/:provider(^Provider\\d{1,9}$)'
const phonePath = '/rehearsal/phone'

type Asked = {
  Params: { provider: string; code: string }
  Querystring: { said?: unknown; number?: unknown; code?: unknown }
}

export function rehearsalCourses(app: FastifyInstance, world: World, send: SendWebhook): void {
  const secret = webhookSecrets(world.settings, world.secrets)[0]
  if (!secret) throw new Error('The demo always has a secret to sign with')
  const desk = rehearsalDesk({ ...world, secret, send })

  app.get('/rehearsal/courses.css', async (_, reply) => reply.type('text/css').send(courseStyle))

  const itemAt = async ({ params: { provider, code } }: { readonly params: Asked['Params'] }) => {
    const item = await desk.itemByCode(code)
    return item && provider === `Provider${item.providerId}` ? item : undefined
  }
  app.get<Asked>(`${site}/course/:code`, async (request, reply) => {
    const item = await itemAt(request)
    return item
      ? page(reply, courseSite(item, pathOf(request), request.query.said))
      : nowhere(reply)
  })
  app.post<Asked>(`${site}/course/:code`, async (request, reply) => {
    const item = await itemAt(request)
    const fields = await fieldsOf(request)
    return item
      ? goOn(reply, pathOf(request), { said: await done(desk, item, fields) })
      : nowhere(reply)
  })
  app.get<Asked>(`${site}/certificate/:code`, async (request, reply) => {
    const file = await desk.certificateFile(request.params.code)
    if (!file) return nowhere(reply)
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .type('application/pdf')
      .send(Buffer.from(file))
  })

  const itemCalled = async (number: string, code: string) =>
    number === '' ? undefined : desk.itemByPhone(number.replace(/\D/g, ''), code.replace(/\D/g, ''))
  app.get<Asked>(phonePath, async ({ query }, reply) => {
    const question = { number: word(query.number), code: word(query.code) }
    return page(
      reply,
      phoneDesk(question, await itemCalled(question.number, question.code), query.said),
    )
  })
  app.post(phonePath, async (request, reply) => {
    const fields = await fieldsOf(request)
    const [number, code] = [fields.get('number') ?? '', fields.get('code') ?? '']
    const item = await itemCalled(number, code)
    return goOn(reply, phonePath, {
      number,
      code,
      said: item ? await done(desk, item, fields) : 'no',
    })
  })

  app.get<Asked>(controlPath, async ({ query }, reply) =>
    page(reply, await controlPage(desk, query.said)),
  )
  app.post(controlPath, async (request, reply) =>
    goOn(reply, controlPath, { said: await behindTheScenes(desk, await fieldsOf(request)) }),
  )
}

type Fields = ReadonlyMap<string, string>

/** What somebody does at a course; answers what is said about it. */
async function done(desk: RehearsalDesk, item: DeskItem, fields: Fields): Promise<string> {
  const name = fields.get('act') ?? ''
  const person = fields.get('person') ?? ''
  if (name === 'leave') return 'leave'
  // Who fails the test is under way, and stays so.
  const act = name === 'fail' ? 'start' : acts.find((known) => known === name)
  const isDone =
    act !== undefined && (await desk.act(item.itemKey, act, person === '' ? undefined : [person]))
  return isDone ? name : 'no'
}

async function behindTheScenes(desk: RehearsalDesk, fields: Fields): Promise<string> {
  const field = (name: string) => fields.get(name) ?? ''
  const act = field('act')
  const saidIf = (isDone: boolean) => (isDone ? act : 'no')
  switch (act) {
    case 'mishap': {
      const operation = rehearsedOperations.find((known) => known === field('operation'))
      const how = (['fail', 'hang', 'lose'] as const).find((known) => known === field('how'))
      if (operation && how) await desk.failNext(operation, how)
      return saidIf(operation !== undefined && how !== undefined)
    }
    case 'lose-webhook':
    case 'hold-webhook':
      await desk.webhookNext(act === 'lose-webhook' ? 'lose' : 'hold')
      return 'webhook'
    case 'publish':
      return saidIf(await desk.publish(Number(field('provider'))))
    case 'resend':
      return saidIf((await desk.resend(field('webhook'))) !== undefined)
    case 'forge':
      return saidIf((await desk.forge(field('webhook'))) !== undefined)
    case 'finish-only':
      return saidIf(await desk.finishWithoutCertificate(field('item')))
    case 'certify':
      return saidIf(await desk.certify(field('item')))
    case 'accept':
      return saidIf(await desk.accept(field('item')))
    default: {
      const known: Act | undefined = acts.find((one) => one === act)
      return saidIf(known !== undefined && (await desk.act(field('item'), known)))
    }
  }
}

async function fieldsOf(request: FastifyRequest): Promise<Fields> {
  const fields = new Map<string, string>()
  if (!request.isMultipart()) return fields
  for await (const part of request.parts({ limits: { fields: 10, fieldSize: 1000, files: 0 } })) {
    if (part.type === 'field' && typeof part.value === 'string')
      fields.set(part.fieldname, part.value)
  }
  return fields
}

function page(reply: FastifyReply, html: string) {
  // With `no-referrer` a browser would post a form as if it came from nowhere.
  return reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** See other: a reload of the page does nothing again. */
function goOn(reply: FastifyReply, path: string, query: Readonly<Record<string, string>>) {
  return reply
    .code(303)
    .header('location', `${path}?${new URLSearchParams(query).toString()}`)
    .send()
}

function nowhere(reply: FastifyReply) {
  return page(
    reply.code(404),
    framed(
      'Nothing here',
      '<h1>This course is not here</h1><p>Please open it again from your portal.</p><p><a href="/dashboard/courses">To the portal</a></p>',
    ),
  )
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'
const word = (value: unknown) => (typeof value === 'string' ? value : '')
