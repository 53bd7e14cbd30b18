// spec: staff#tab-drafts, staff#leaving
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const files = globSync('{features/*,apps}/workspace/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.tsx?$/.test(path),
)
const sources = new Map(files.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]))
const textOf = (path: string) => sources.get(path) ?? ''

const hasLongField = (text: string) =>
  text.includes('<TextField') && /\blines(=|: )\{?\d/.test(text)
const ownsDraft = (text: string) =>
  /\b(useDraft|useDraftForm|useKeptDraft)\(|<FirmFormPage/.test(text)
const keeps = (text: string) => /\bkeptAs: |\buseKeptDraft\b/.test(text)
const asks = (text: string) =>
  (/\btoDraft\b/.test(text) || /asksBeforeLeaving: true/.test(text)) &&
  !/asksBeforeLeaving: false/.test(text)
const isDialog = (text: string) => /<Dialog\b/.test(text)

function importsOf(path: string): readonly string[] {
  const imported = [...textOf(path).matchAll(/from '([^']+)'/g)].map(([, name = '']) => name)
  return files.filter((file) =>
    imported.some(
      (name) =>
        basename(name) === basename(file) &&
        (name.startsWith('#') ? `#${file}` === name : isNear(dirname(path), name, file)),
    ),
  )
}

function isNear(folder: string, name: string, file: string): boolean {
  return new URL(name, `file:///${folder}/`).pathname === `/${file}`
}

/** The component itself, or those that show it, up to the one that has the draft. */
function findOwners(path: string, seen: ReadonlySet<string> = new Set()): readonly string[] {
  if (ownsDraft(textOf(path))) return [path]
  if (seen.has(path)) return []
  const shownBy = files.filter((file) => file !== path && importsOf(file).includes(path))
  if (shownBy.length === 0) return [path]
  return shownBy.flatMap((file) => findOwners(file, new Set([...seen, path])))
}

/** A hook of the same folder may have the draft. */
const withHooks = (path: string) =>
  [path, ...importsOf(path).filter((file) => basename(file).startsWith('use-'))]
    .map(textOf)
    .join('\n')

const longFields = files.filter((path) => hasLongField(textOf(path)))
const owners = [...new Set(longFields.flatMap((path) => findOwners(path)))].toSorted()

test('the places in which staff type more than a line are found', () => {
  expect(owners).toContain('features/work/workspace/NoteDialog.tsx')
  expect(owners).toContain('features/documents/workspace/review/decide/RejectForm.tsx')
  expect(owners).toContain('features/invitation/workspace/invite/InviteForm.tsx')
  expect(owners.length).toBeGreaterThanOrEqual(15)
})

test.each(owners)('%s keeps the words, or asks before its page is left', (path) => {
  const text = withHooks(path)
  expect(keeps(text) || (asks(text) && !isDialog(text))).toBe(true)
})

/** Codes, passwords and names of devices are never kept. */
const ofLogins = /^features\/staff\/workspace\/(sign-in|recovery|passkeys)\/|\/step-up\//

test('a form with several texts, or a long one, keeps them or asks', () => {
  const costsALine = (text: string) =>
    (text.match(/<(TextField|DayField)\b/g) ?? []).length > 1 ||
    /\bmaxLength=|Length\.max\b/.test(text)
  const forgetful = files.filter((path) => {
    const text = textOf(path)
    return ownsDraft(text) && costsALine(text) && !ofLogins.test(path)
      ? !keeps(withHooks(path)) && !asks(withHooks(path)) && !text.includes('<FirmFormPage')
      : false
  })
  expect(forgetful).toEqual([])
})

test('a dialog that changes a record keeps its words: nothing asks before it is closed', () => {
  const asking = files.filter((path) => {
    const text = textOf(path)
    return isDialog(text) && text.includes('useDraftForm(') && asks(text) && !keeps(text)
  })
  expect(asking).toEqual([])
})
