// Makes a release: a folder that runs without this checkout, npm and network (docs/releases.md).
import { join } from 'node:path'
import { root } from './generate/project.ts'
import { makeRelease } from './release/make-release.ts'

const release = await makeRelease(root, join(root, 'release'))
const megabytes = Math.round(release.bytes / 1_000_000)
process.stdout.write(
  `release/${release.version} has ${release.files} files, ${megabytes} MB.\n` +
    'Start it with: npm run serve\n',
)
