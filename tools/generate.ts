// `--check` writes nothing and fails when a generated file differs. `--no-tables` leaves out the
// table types, which need a database server and are only types.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFiles } from './generate/content.ts'
import { earlierDocumentsFile } from './generate/earlier-documents.ts'
import { mergedSchema, refuseSharedTypes } from './generate/merge-schema.ts'
import { operationFiles } from './generate/operations.ts'
import { petitionSchemaFile } from './generate/petition-schema.ts'
import { browserApps, filesLike, root } from './generate/project.ts'
import { serverTypes } from './generate/server-types.ts'
import { readMigratedDatabase } from './generate/tables.ts'

const onlyCheck = process.argv.includes('--check')
const withTables = !process.argv.includes('--no-tables')
const apps = browserApps.map((app) => ({ app, ...mergedSchema(app) }))
const [portal, workspace] = apps
if (portal && workspace) refuseSharedTypes(portal.schema, workspace.schema)
const content = contentFiles()
const outputs = [
  ...apps.map(({ app, text }) => ({ path: app.schemaFile, text })),
  ...(await Promise.all(apps.map(({ app, schema }) => serverTypes(app, schema)))),
  ...(await operationFiles(apps)),
  earlierDocumentsFile(apps),
  petitionSchemaFile(),
  ...content.outputs,
  ...(withTables ? await readMigratedDatabase() : []),
]

const stale = outputs.filter(({ path, text: wanted }) => {
  const file = join(root, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== wanted
})
// Finds operations files without a .graphql file. Such a stale file would still be trusted code.
const made = new Set(outputs.map(({ path }) => path))
const orphans = [
  ...filesLike('{features,apps}/**/*.operations.ts').filter((path) => !made.has(path)),
  ...content.orphans,
  ...(withTables
    ? filesLike('{features,apps,adapters}/**/{tables,facts}.generated.ts').filter(
        (path) => !made.has(path),
      )
    : []),
]
for (const fault of content.faults) console.error(fault)
if (content.faults.length > 0) process.exitCode = 1

if (onlyCheck) {
  for (const { path } of stale) console.error(`${path} is not current: npm run generate`)
  for (const path of orphans) console.error(`${path} has no source any more: npm run generate`)
  if (stale.length + orphans.length > 0) process.exitCode = 1
} else {
  for (const { path, text: wanted } of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), wanted)
  }
  for (const path of orphans) rmSync(join(root, path))
  for (const { path } of stale) console.log(`  wrote ${path}`)
  for (const path of orphans) console.log(`  removed ${path}`)
  if (stale.length + orphans.length === 0) console.log('  Every generated file is current.')
}
