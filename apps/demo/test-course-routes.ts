import { demo } from './demo.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { openEmptyDatabase, silentLog } from '#database/test-database.ts'
import type { CourseMethod } from '#ports/course-provider.ts'
import { readSettings } from '#apps/server/settings.ts'
import { startServer, type RunningServer } from '#apps/server/start-server.ts'

export const control = '/rehearsal/course-provider'

const customer = {
  firstName: 'Rosa <b>',
  lastName: 'Núñez',
  middleName: null,
  suffix: null,
  emailAddress: null,
  homePhone: null,
  mobilePhone: null,
  workPhone: null,
  street: null,
  city: null,
  state: null,
  zip: null,
}

/** The demo with its course provider, as a browser sees it. */
export function openCourseRoutes(folder: string) {
  let database: Awaited<ReturnType<typeof openEmptyDatabase>>
  let server: RunningServer
  let base: string
  beforeAll(async () => {
    database = await openEmptyDatabase()
    server = await startServer(
      readSettings({
        DEMO: '1',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        LOG_LEVEL: 'silent',
      }),
      silentLog,
      demo,
    )
    base = `http://127.0.0.1:${server.port}`
  })
  afterAll(async () => {
    await server.stop()
    await database.close()
  })

  const get = async (path: string) => {
    const answer = await fetch(base + path)
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  /** Posts a form as a browser does and follows the redirect. */
  async function post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const answer = await fetch(base + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        cookie: 'daybreak-rt=somebody-who-is-signed-in',
        origin: base,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    })
    const location = answer.headers.get('location')
    return location === null ? { status: answer.status, html: await answer.text() } : get(location)
  }

  async function registered(method: CourseMethod, people = 1) {
    const { courseProvider } = server.app.deps
    const userKeys = Array.from({ length: people }, () => randomUUID())
    const placed = await courseProvider.placeOrder(randomUUID(), {
      unit: { unitKey: 'u', clientCode: 'c' },
      courseType: 1,
      payment: 1,
      orderKey: null,
      userKeys,
      choice: { providerId: 245, method },
    })
    const itemKey = placed.item?.itemKey ?? ''
    const persons = placed.persons.map(({ personKey }, place) => ({
      personKey,
      details: { ...customer, ...(place === 1 ? { firstName: 'Luis' } : {}) },
    }))
    const registration = await courseProvider.register(randomUUID(), { itemKey, persons })
    return {
      itemKey,
      persons,
      registration,
      path: registration.startUrl === null ? '' : new URL(registration.startUrl).pathname,
    }
  }
  const readState = async (itemKey: string) =>
    (await server.app.deps.courseProvider.itemState({ itemKey }))?.status
  /** Made before the tests. */
  const given = {
    get server() {
      return server
    },
    get base() {
      return base
    },
  }
  return { given, get, post, registered, readState }
}
