import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieChange } from '#contract/graph-context.ts'

const shortNames = { refresh: 'rt', device: 'dt', flow: 'flow' } as const

/** Browsers accept `__Host-` only with Secure, path / and no domain, so not over plain http. */
function fullName(name: CookieChange['name'], isHttps: boolean): string {
  return isHttps ? `__Host-${shortNames[name]}` : `daybreak-${shortNames[name]}`
}

export function readCookies(request: FastifyRequest, isHttps: boolean) {
  const read = (name: CookieChange['name']) => {
    const value = request.cookies[fullName(name, isHttps)]
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
  { name, value, maxAgeSeconds }: CookieChange,
  isHttps: boolean,
): void {
  const flags = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'strict' } as const
  if (value === null) void reply.clearCookie(fullName(name, isHttps), flags)
  else
    void reply.setCookie(
      fullName(name, isHttps),
      value,
      maxAgeSeconds === undefined ? flags : { ...flags, maxAge: maxAgeSeconds },
    )
}
