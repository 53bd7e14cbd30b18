import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content, ContentField, ContentQuestion } from '../../rules/content/content.ts'
import { compileContent } from './compile.ts'
import { faultLine } from './faults.ts'

const folder = join(import.meta.dirname, '../1')
const files = globSync('*.yaml', { cwd: folder }).map((name) => ({
  path: `content/1/${name}`,
  text: readFileSync(join(folder, name), 'utf8'),
}))
export const content = compiled()

function compiled(): Content {
  const result = compileContent(1, 'content/1', files)
  if ('faults' in result) throw new Error(result.faults.map(faultLine).join('\n'))
  return result.content
}

export function allQuestions(): readonly ContentQuestion[] {
  return content.sections.flatMap((section) => section.groups.flatMap((group) => group.questions))
}

export function allFields(): readonly ContentField[] {
  return allQuestions().flatMap((question) => question.fields.flatMap(withInner))
}

export function getLeaves(field: ContentField): readonly ContentField[] {
  return withInner(field).filter(({ kind }) => kind !== 'group')
}

function withInner(field: ContentField): readonly ContentField[] {
  return [
    field,
    ...(field.fields ?? []).flatMap(withInner),
    ...(field.sub ?? []).flatMap((question) => question.fields.flatMap(withInner)),
  ]
}
