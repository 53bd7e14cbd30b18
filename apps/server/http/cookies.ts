import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieChange } from '#contract/graph-context.ts'
import type { BrowserApp } from '../graphql/schema.ts'

type CookieName = CookieChange['name']

/** Each app has its own, so that a login in one never touches the session of the other. */
const shortNames: Readonly<Record<BrowserApp, Readonly<Record<CookieName, string>>>> = {
  portal: { refresh: 'rt', device: 'dt', flow: 'flow' },
  workspace: { refresh: 'srt', device: 'sdt', flow: 'sflow' },
}

/** Browsers accept `__Host-` only with Secure, path / and no domain, so not over plain http. */
function fullName(app: BrowserApp, name: CookieName, isHttps: boolean): string {
  return `${isHttps ? '__Host-' : 'daybreak-'}${shortNames[app][name]}`
}

export function readCookies(request: FastifyRequest, app: BrowserApp, isHttps: boolean) {
  const read = (name: CookieName) => {
    const value = request.cookies[fullName(app, name, isHttps)]
    return value !== undefined && /^[\w-]{20,128}$/.test(value) ? value : undefined
  }
  const [flowToken, deviceToken, refreshToken] = [read('flow'), read('device'), read('refresh')]
  return {
    ...(flowToken === undefined ? {} : { flowToken }),
    ...(deviceToken === undefined ? {} : { deviceToken }),
    ...(refreshToken === undefined ? {} : { refreshToken }),
  }
}

export function writeCookie(
  reply: FastifyReply,
  app: BrowserApp,
  { name, value, maxAgeSeconds }: CookieChange,
  isHttps: boolean,
): void {
  const flags = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'strict' } as const
  if (value === null) void reply.clearCookie(fullName(app, name, isHttps), flags)
  else
    void reply.setCookie(
      fullName(app, name, isHttps),
      value,
      maxAgeSeconds === undefined ? flags : { ...flags, maxAge: maxAgeSeconds },
    )
}
