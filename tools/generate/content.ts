import { createHash } from 'node:crypto'
import { compileContent } from '#features/questionnaire/content/compiler/compile.ts'
import { faultLine } from '#features/questionnaire/content/compiler/faults.ts'
import type { SourceFile } from '#features/questionnaire/content/compiler/faults.ts'
import { printContent } from '#features/questionnaire/content/compiler/print.ts'
import { readReleased, refuseChanged } from '#features/questionnaire/content/compiler/released.ts'
import { filesLike, readText } from './project.ts'
import type { Output } from './project.ts'

const folder = 'features/questionnaire/content'
const getFile = (path: string): SourceFile => ({ path, text: readText(path) })

export interface CompiledFiles {
  readonly outputs: readonly Output[]
  /** Faults in the source, one line each. */
  readonly faults: readonly string[]
  readonly orphans: readonly string[]
}

/** Compiles all but released versions, which must not change (spec: questionnaire#released). */
export function contentFiles(): CompiledFiles {
  const versions = [
    ...new Set(filesLike(`${folder}/*/*.yaml`).map((path) => path.split('/').at(-2) ?? '')),
  ]
  const released = readReleased(getFile(`${folder}/released.yaml`))
  const isReleased = (version: string) =>
    released.versions.some((known) => known.version === version)
  const compiled = versions
    .filter((version) => !isReleased(version))
    .map((version) => ({ version, result: compileVersion(version) }))
  const changed = refuseChanged(released, (version) =>
    fingerprint(
      filesLike(`${folder}/${version}/*.yaml`, `${folder}/compiled/${version}.json`).map(getFile),
    ),
  )
  return {
    outputs: compiled.flatMap(({ version, result }) =>
      'content' in result
        ? [{ path: compiledPath(version), text: printContent(result.content) }]
        : [],
    ),
    faults: [
      ...compiled.flatMap(({ result }) => ('faults' in result ? result.faults : [])),
      ...changed,
    ].map(faultLine),
    orphans: filesLike(`${folder}/compiled/*`).filter(
      (path) => !versions.some((version) => path === compiledPath(version)),
    ),
  }
}

const compiledPath = (version: string) => `${folder}/compiled/${version}.json`
const compileVersion = (version: string) =>
  compileContent(
    Number(version),
    `${folder}/${version}`,
    filesLike(`${folder}/${version}/*.yaml`).map(getFile),
  )

function fingerprint(files: readonly SourceFile[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(`${path}\n${text.length}\n${text}`)
  return hash.digest('hex')
}
