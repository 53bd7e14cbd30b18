// Setup file of the integration tests. Collects every statement that Kysely compiles, with the
// file that sends it. After each test file, fails on a statement with a table of another owner,
// or with a table of firms whose firm it does not name.
import { relative } from 'node:path'
import { DefaultQueryCompiler } from 'kysely'
import { afterAll, expect } from 'vitest'
import { loadParser } from './foreign-tables.ts'
import { findFaults, type SentStatement } from './statement-faults.ts'

const root = new URL('..', import.meta.url).pathname
/** Callers of which most senders are one; the rest of a long stack costs time. */
const nearby = 12
const faraway = 30
/**
 * Tests read and write every table, the seed as well. A migration creates them. New keys reach every
 * column that its owner listed.
 */
const unchecked =
  /\.(test|suite|setup)\.ts$|(^|\/)test-[^/]+\.ts$|^apps\/demo\/seed\/|^database\/migrate\.ts$|^adapters\/secrets\/(renew-values|count-values|seal-clear-texts)\.ts$/

/** Builds statements on the table that its caller passes, so the caller is their sender. */
const builderForCallers = 'features/sessions/server/session-store.ts'

const statements = new Map<string, SentStatement>()

const { compileQuery } = DefaultQueryCompiler.prototype
DefaultQueryCompiler.prototype.compileQuery = function compileAndRecord(...args) {
  const compiled = compileQuery.apply(this, args)
  const sender = findSender()
  if (sender !== undefined)
    statements.set(`${sender} ${compiled.sql}`, { text: compiled.sql, sender })
  return compiled
}

/** Kysely compiles a statement within the call of the code that sends it. */
function findSender(): string | undefined {
  const path = findCaller(nearby) ?? findCaller(faraway) ?? listOwnCallers(faraway)[0]
  return path === undefined || unchecked.test(path) ? undefined : path
}

function findCaller(depth: number): string | undefined {
  return listOwnCallers(depth).find((path) => path !== builderForCallers)
}

/** As paths from the root. */
function listOwnCallers(depth: number): readonly string[] {
  return listCallers(depth).flatMap((file) => findOwnPath(file) ?? [])
}

/** The same few files send nearly all statements. */
const ownPaths = new Map<string, string | undefined>()

function findOwnPath(file: string): string | undefined {
  if (!ownPaths.has(file)) ownPaths.set(file, toOwnPath(file))
  return ownPaths.get(file)
}

function toOwnPath(file: string): string | undefined {
  const path = file.replace(/^file:\/\//, '').replace(/\?.*$/, '')
  const isOutside = path.includes('/node_modules/') || path === import.meta.filename
  return path.startsWith(root) && !isOutside ? relative(root, path) : undefined
}

/** As names of modules, some of which are addresses. */
function listCallers(depth: number): readonly string[] {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = depth
  Error.prepareStackTrace = (_, calls) => calls.map((call) => call.getFileName() ?? '')
  const files = new Error('stack').stack as unknown as readonly string[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return files
}

/** Files that have sent a statement since this test file began, as paths from the root. */
export function listSenders(): ReadonlySet<string> {
  return new Set([...statements.values()].map(({ sender }) => sender))
}

afterAll(async () => {
  // This file runs again for the next test file of the same process.
  DefaultQueryCompiler.prototype.compileQuery = compileQuery
  await loadParser()
  const faults = [...statements.values()].flatMap(findFaults)
  expect([...new Set(faults)]).toEqual([])
})
