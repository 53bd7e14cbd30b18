import type { Content } from '../../rules/content/content.ts'
import { compileContent } from './compile.ts'
import { faultLine } from './faults.ts'
import { getFiles, soundSource } from './test-source.ts'

export const section = '01-first.yaml'
export const compile = (source: Readonly<Record<string, string>>) =>
  compileContent(1, 'content/1', getFiles(source))

export function sound(source: Readonly<Record<string, string>> = soundSource): Content {
  const result = compile(source)
  if ('faults' in result) throw new Error(result.faults.map(faultLine).join('\n'))
  return result.content
}
