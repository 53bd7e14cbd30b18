// Facts of a case that decide which questions it has.
import type { Chapter } from './content/content.ts'

export interface Shape {
  readonly version: number
  readonly joint: boolean
  readonly chapter: Chapter | null
}

export function shapeText({ version, joint, chapter }: Shape): string {
  return `${version}|${joint ? 'joint' : 'single'}|${chapter ?? '-'}`
}
