import type { Browser, TestApp } from '#testing/test-app.ts'
import {
  countDocuments,
  listStoredFiles,
  uploadFile,
  type UploadTarget,
} from '#testing/test-uploads.ts'
import { requestHead } from '#testing/test-wire.ts'

export const edge = 'a-boundary-of-a-test'
export const field = (name: string, value: string) =>
  `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
export const operations = (
  place: UploadTarget,
  variables: unknown = { file: null, fileMetadata: place },
) => field('operations', JSON.stringify({ query: uploadFile, variables }))
export const map = field('map', '{"0":["variables.file"]}')
export const fileHead = (name = 'words.txt', key = '0') =>
  `--${edge}\r\nContent-Disposition: form-data; name="${key}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`
export const end = `\r\n--${edge}--\r\n`

export function head(
  browser: Browser,
  bodyBytes: number | 'chunked',
  more: Readonly<Record<string, string>> = {},
): string {
  return requestHead('POST', '/graphql/', {
    'content-type': `multipart/form-data; boundary=${edge}`,
    authorization: `Bearer ${browser.tokens?.idToken}`,
    'access-token': browser.tokens?.accessToken ?? '',
    ...(bodyBytes === 'chunked'
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(bodyBytes) }),
    ...more,
  })
}

export const state = async (app: TestApp) => ({
  files: await listStoredFiles(app),
  documents: await countDocuments(app),
})
