// spec: questionnaire#released, questionnaire#pinned-version
import { createFaults } from './faults.ts'
import type { Fault, SourcePosition, SourceFile } from './faults.ts'
import { readSource } from './source.ts'

export interface ReleasedVersion {
  readonly version: string
  readonly fingerprint: string
  readonly place: SourcePosition
}

export type ReleasedVersions = {
  readonly versions: readonly ReleasedVersion[]
  readonly faults: readonly Fault[]
}

export function readReleased(file: SourceFile): ReleasedVersions {
  const faults = createFaults()
  const source = readSource(file, faults)
  const entries = source && 'entries' in source ? source.entries : []
  return {
    versions: entries.map(({ key, place, value }) => ({
      version: key,
      place,
      fingerprint: 'text' in value ? value.text : '',
    })),
    faults: faults.all(),
  }
}

/** `toFingerprint` hashes the current source and compiled file of a version. */
export function refuseChanged(
  { versions, faults }: ReleasedVersions,
  toFingerprint: (version: string) => string,
): readonly Fault[] {
  return [
    ...faults,
    ...versions.flatMap(({ version, fingerprint, place }) => {
      const now = toFingerprint(version)
      if (now === fingerprint) return []
      if (fingerprint === 'now')
        return [
          {
            ...place,
            sentence: `To release version ${version}, write its fingerprint here: ${now}`,
          },
        ]
      const instead =
        'Please undo that and make the change in a new folder; README.md beside this file tells how.'
      return [
        {
          ...place,
          sentence: `Version ${version} is released, and something in its folder or its compiled file has changed since. ${instead}`,
        },
      ]
    }),
  ]
}
