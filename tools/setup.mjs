// Plain JavaScript without packages, so that it can install them.
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { readDevSettings } from './setup/dev.mjs'
import { fullDiskSentence, refuseFullDisk } from './setup/disk.mjs'
import { installPackages, packagesAreCurrent } from './setup/packages.mjs'
import { fingerprint, root, unlessCurrent } from './setup/paths.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { appFingerprint, apps, buildApp, devServers } from './setup/portal.mjs'
import { exitCodeOfSignal, passSignalsOn, runInForeground, runQuietly } from './setup/run.mjs'
import { voice } from './setup/say.mjs'

const [command = '', ...rest] = process.argv.slice(2)
const { line, step } = voice(command === 'firm' ? process.stderr : process.stdout)

/** Saves memory of an idle server. A smaller nursery would cost a third of the speed. */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

const commands = {
  start: {
    needs: ['generated', 'apps'],
    prepare: () => refuseFullDisk(dataDir()),
    run: (node) => [program(node, ['apps/server/main.ts', ...rest], frugal)],
  },
  dev: {
    needs: ['generated'],
    prepare: async () => {
      refuseFullDisk(dataDir())
      Object.assign(process.env, await readDevSettings(process.env))
    },
    run: (node) => [
      program(node, ['--watch', 'apps/server/main.ts', ...rest], frugal),
      ...devServers.map((args) => program(node, args)),
    ],
  },
  apps: { needs: ['generated', 'apps'], run: () => [] },
  build: {
    needs: ['generated', 'apps'],
    run: (node) => [program(node, ['--no-warnings', 'tools/release.ts'])],
  },
  check: { needs: ['tools'], run: (node) => [program(node, ['tools/check.ts', ...rest])] },
  format: { needs: [], run: (node) => [program(node, ['node_modules/oxfmt/bin/oxfmt', ...rest])] },
  // Builds the portal itself before journeys.
  test: { needs: ['tools'], run: (node) => [program(node, ['tools/test.ts', ...rest])] },
  bench: {
    needs: ['generated', 'apps'],
    run: (node) => [program(node, ['bench/main.ts', ...rest], frugal)],
  },
  // The long forms of tests that kill the program again and again.
  drills: {
    needs: [],
    run: (node) => [program(node, ['tools/test.ts', 'int', 'killed'], { DRILLS: '1' })],
  },
  firm: { needs: ['generated'], run: (node) => [program(node, ['apps/server/firm.ts', ...rest])] },
  generate: { needs: [], run: (node) => [program(node, ['tools/generate.ts', ...rest])] },
}

const dataDir = () => resolve(process.env.DATA_DIR?.trim() || '.data')

async function installed(folder, label) {
  if (packagesAreCurrent(folder)) return
  if (folder === '.') line('Installing packages; the first time this takes about a minute.')
  await step(label, () => installPackages(folder))
}

async function generated(node) {
  const wanted = (path) =>
    /\.graphql$|\/rules\/records\.ts$|\/content\/|^tools\/generate|\.operations\.ts$|^contract\/.*\.(generated\.ts|json)$/.test(
      path,
    )
  const print = () =>
    fingerprint(['contract', 'features', 'apps', 'tools/generate.ts', 'tools/generate'], wanted)
  await unlessCurrent('generated', print, () =>
    step('contract', () =>
      runQuietly(node, ['tools/generate.ts', '--no-tables'], { log: 'generate' }),
    ),
  )
}

async function buildApps(node) {
  for (const app of apps)
    await unlessCurrent(
      app,
      () => appFingerprint(app),
      () => step(app, () => buildApp(node, app)),
    )
}

function program(node, args, settings = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // The compile cache makes the next start faster and saves memory.
  return {
    command: node,
    args,
    env: {
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      ...settings,
      ...process.env,
      PATH: path,
    },
  }
}

async function main() {
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!chosen) {
    line(`Say one of: ${Object.keys(commands).join(', ')}`)
    return 2
  }
  process.chdir(root)
  for (const folder of [join(root, '.cache'), tmpdir()]) refuseFullDisk(folder)
  await chosen.prepare?.()
  await installed('.', 'packages')
  const node = pinnedNode()
  if (node.note) line(`  ${node.note}`)
  if (chosen.needs.includes('generated')) await generated(node.program)
  if (chosen.needs.includes('tools'))
    await installed('tools/check', "packages of the checker's own")
  if (chosen.needs.includes('apps')) await buildApps(node.program)
  const programs = chosen.run(node.program)
  const code = programs.length > 0 ? await runInForeground(programs) : 0
  if (code !== 0 && exitCodeOfSignal() === undefined) nameFullDisk()
  return code
}

/** A disk that filled up during a run explains whatever its programs said. */
function nameFullDisk() {
  try {
    for (const folder of [join(root, '.cache'), tmpdir(), dataDir()]) refuseFullDisk(folder)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
  }
}

passSignalsOn()
try {
  process.exitCode = await main()
} catch (error) {
  process.exitCode = exitCodeOfSignal() ?? 1
  const message = error instanceof Error ? error.message : String(error)
  if (exitCodeOfSignal() === undefined)
    process.stderr.write(`${fullDiskSentence(message) ?? message}\n`)
  if (command === 'test') line('0 passed, 1 failed, 0 skipped')
}
