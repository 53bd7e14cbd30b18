import { readdirSync, readFileSync } from 'node:fs'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import { getContents, type Contents } from '#features/questionnaire/server/read/contents.ts'

const folder = new URL('../../features/questionnaire/content/compiled/', import.meta.url)

export function readContents(): Contents {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return getContents(
    files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Content),
  )
}
