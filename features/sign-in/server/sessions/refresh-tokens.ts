import { refreshTokens } from '#features/sessions/server/refresh-tokens.ts'

export const clientRefreshTokens = refreshTokens('refresh-successor')
