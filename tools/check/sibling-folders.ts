// Folders beside each other in a feature import in one direction, so that each can be read alone.
// The exceptions may only become fewer.
import { posix } from 'node:path'
import { isTestOrTool } from './sources.ts'

export interface Import {
  readonly from: string
  readonly to: string
}

export const mutualFolders: readonly string[] = [
  'features/clients/workspace/list: filters rows',
  'features/courses/server: provider taking',
  'features/documents/server: checklist read',
  'features/documents/server/review: decide queue',
  'features/questionnaire/rules: content shown',
  'features/staff/workspace: recovery sign-in',
]

/** Returns a complaint for each pair that is not excepted, and for each exception that is gone. */
export function findMutualFolders(
  imports: readonly Import[],
  excepted: readonly string[],
): readonly string[] {
  const found = listMutualFolders(imports)
  return [
    ...found
      .filter((pair) => !excepted.includes(pair))
      .map((pair) => `${pair} import each other: move what both need to the folder above`),
    ...excepted
      .filter((pair) => !found.includes(pair))
      .map((pair) => `${pair}: remove it from the list in tools/check/sibling-folders.ts`),
  ]
}

/** `folder above: one other`, each pair once. */
function listMutualFolders(imports: readonly Import[]): readonly string[] {
  const directions = new Set(
    imports
      .filter(({ from, to }) => isOfFeature(from) && isOfFeature(to))
      .map(({ from, to }) => [posix.dirname(from), posix.dirname(to)] as const)
      .filter(([a, b]) => a !== b && posix.dirname(a) === posix.dirname(b))
      .map(([a, b]) => `${posix.dirname(a)}: ${posix.basename(a)} ${posix.basename(b)}`),
  )
  return [...directions].filter((direction) => {
    const [above = '', a = '', b = ''] = direction.split(/:? /)
    return a < b && directions.has(`${above}: ${b} ${a}`)
  })
}

function isOfFeature(path: string): boolean {
  return path.startsWith('features/') && !isTestOrTool(path)
}
