import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { featureRoutes } from './feature-routes.ts'

const frame = readFileSync(
  new URL('../../features/staff/workspace/people/FirmFrame.tsx', import.meta.url),
  'utf8',
)

test('each path of the workspace has a page, except the start, which chooses one', () => {
  const pages = featureRoutes.map(({ path }) => path)
  const paths: readonly string[] = Object.values(workspacePaths)
  expect(paths.filter((path) => !pages.includes(path))).toEqual([workspacePaths.home])
})

test('each page of the settings of a firm has a link beside them', () => {
  const settings = Object.entries(workspacePaths).filter(([, path]) =>
    path.startsWith(workspacePaths.firm),
  )
  expect(settings.filter(([name]) => !frame.includes(`workspacePaths.${name},`))).toEqual([])
})
