import { refreshTokens } from '#features/sessions/server/refresh-tokens.ts'

export const staffRefreshTokens = refreshTokens('staff-refresh-successor')
