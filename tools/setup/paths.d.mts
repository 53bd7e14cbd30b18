export const root: string
export function fingerprint(paths: readonly string[], wanted?: (path: string) => boolean): string
