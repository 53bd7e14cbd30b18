// Runs before the program of a release (docs/releases.md).
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

const oldestMajor = 24
const wrongSetting = 78

if (Number.parseInt(process.versions.node, 10) < oldestMajor) {
  process.stderr.write(
    `Daybreak could not start. Node ${process.versions.node} is too old; expected ${oldestMajor} or newer. ` +
      'The release has one: bin/node.\n',
  )
  process.exit(wrongSetting)
}

// A release has no demo.
process.env['NODE_ENV'] ??= 'production'

// The program's folder stays as it was made, and a first start changes nothing before its settings
// are checked.
const dataDir = resolve(process.env['DATA_DIR']?.trim() || '.data')
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compile-cache'))
