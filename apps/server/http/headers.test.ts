import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { headerWriters, reactAriaStyleHash } from './headers.ts'
import { readSettings } from '../settings.ts'

function partOfPolicy(part: string, env: Readonly<Record<string, string>>): string | undefined {
  const written = new Map<string, string>()
  const reply: Partial<FastifyReply> = {}
  reply.header = (name: string, value: unknown) => {
    written.set(name, String(value))
    return reply as FastifyReply
  }
  headerWriters(readSettings(env)).page(reply as FastifyReply)
  return written
    .get('content-security-policy')
    ?.split('; ')
    .find((directive) => directive.startsWith(`${part} `))
}

const none = "frame-src 'self' blob:"
const overview = { OVERVIEW_VIDEO_URL: 'https://player.example/v/7?lang=en#t=3' }

test.each<readonly [string, Readonly<Record<string, string>>, string]>([
  ['no video', {}, none],
  ['one video', overview, `${none} https://player.example`],
  [
    'two of one host',
    { ...overview, WELCOME_VIDEO_URL: 'https://player.example/welcome' },
    `${none} https://player.example`,
  ],
  [
    'two of two hosts',
    { ...overview, WELCOME_VIDEO_URL: 'https://www.video.example:8443/w' },
    `${none} https://player.example https://www.video.example:8443`,
  ],
  [
    'one of this machine, in the demo',
    { WELCOME_VIDEO_URL: 'http://127.0.0.1:4711/w' },
    `${none} http://127.0.0.1:4711`,
  ],
])('allows frames for: %s', (_, env, expected) =>
  expect(partOfPolicy('frame-src', env)).toBe(expected),
)

test('allows only the inline style of React Aria', () => {
  expect(partOfPolicy('style-src', {})).toBe(`style-src 'self' '${reactAriaStyleHash}'`)
})
