import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldReleases } from './make-release.ts'

test('keeps the current release, also when it was made long ago, and the newest other one', async () => {
  const releases = await mkdtemp(join(tmpdir(), 'daybreak-releases-'))
  for (const [at, name] of [
    '1.0.0-current',
    '1.0.0-b',
    '1.0.0-c',
    '1.0.0-a',
    '.draft-1',
  ].entries()) {
    await mkdir(join(releases, name))
    await utimes(join(releases, name), at, at)
  }
  await removeOldReleases(releases, '1.0.0-current')
  expect((await readdir(releases)).toSorted()).toEqual(['.draft-1', '1.0.0-a', '1.0.0-current'])
  await rm(releases, { recursive: true })
})
