// 'unit' needs nothing, 'int' its own PostgreSQL, 'journeys' a browser and the whole program.
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { getOrderSeed } from './tools/test/order.ts'
import { ProgressReporter } from './tools/test/progress-reporter.ts'

/** Set by `npm test`, which counts the results. */
const reportFile = process.env['TEST_REPORT']

const exclude = [...configDefaults.exclude, 'journeys/**', 'dist/**', '.data/**', '.cache/**']

/** The journeys through whole cases of the intake take minutes each, so they start first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sort of a sequencer returns a new list
    const usual = await super.sort(files)
    return [...usual.filter(isWholeCase), ...usual.filter((file) => !isWholeCase(file))]
  }
}

const isWholeCase = ({ moduleId }: TestSpecification) =>
  /\/journeys\/(fill-in-and-submit|answer-as-a-couple|fit-the-intake)/.test(moduleId)

export default defineConfig({
  // Mercurius requires graphql as CommonJS, and there must be only one copy: the one that Node
  // itself loads.
  resolve: {
    alias: { graphql: new URL('./node_modules/graphql/index.js', import.meta.url).pathname },
  },
  test: {
    // The limits on time stop a test that hangs. They are many times what a test takes, so that a
    // slow machine passes too.
    // A worker often waits for the database, a lease or a screen, so a third one keeps two cores busy.
    maxWorkers: 3,
    expect: { poll: { timeout: 20_000 } },
    reporters: reportFile
      ? ['default', new ProgressReporter(), ['json', { outputFile: reportFile }]]
      : ['default'],
    // A run names the seed in its first lines. TEST_SEED tries another order.
    sequence: {
      sequencer: LongestFirst,
      seed: getOrderSeed(process.env['TEST_SEED']),
    },
    // pdf.js says at each import that Node has no canvas. Nothing here draws with it.
    onConsoleLog: (log) => !log.includes('Warning: Cannot polyfill'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.int.test.ts'],
          setupFiles: ['tools/test/restore-globals.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          environment: 'node',
          include: ['**/*.int.test.ts'],
          exclude,
          globalSetup: ['database/test-database.setup.ts'],
          setupFiles: ['database/test-statements.ts'],
          // No test may depend on another one of its file.
          sequence: { shuffle: { tests: true } },
          // Each file has its own database. A worker imports the program once.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['journeys/**/*.journey.ts'],
          globalSetup: ['journeys/test-program.setup.ts'],
          // A worker opens one browser, and starts the program once for each file.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 50 } },
        },
      },
    ],
  },
})
