// spec: wording#one-press, wording#choice-saved
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findDoors } from './mutation-doors.ts'
import type { SourceFile } from './sources.ts'

/** Each takes one press once: the guard of presses, of shortcuts, of forms or of choices. */
const guarded: ReadonlySet<string> = new Set([
  'Button.onPress',
  'button.onClick',
  'ButtonLink.onFollow',
  'CancelButton.onPress',
  'ConfirmDialog.onConfirm',
  'FirmFormPage.save',
  'Form.onSubmit',
  'Link.onFollow',
  'SavedSelect.onSave',
  'StillThereDialog.onLogOut',
  'entry.onChoose',
  'entry.run',
  'useDraftForm.save',
  'useSavedChoice.save',
])
const withoutPress: Readonly<Record<string, readonly string[]>> = {
  // The page shows the key of an authenticator as soon as it is open.
  beginAuthenticator: ['effect'],
  // The browser asks for the file, once.
  changeFirmLogo: ['input.onChange'],
  // The person who looks at a document holds it, and the page gives signs of life.
  takeReview: ['effect', 'event'],
  leaveReview: ['effect'],
}

describe('the screens of the workspace', () => {
  const doors = findDoors(
    readAll('{features/*,apps}/workspace/**/*.{ts,tsx}').filter(
      ({ path }) => !/\.(test|operations)\.tsx?$/.test(path),
    ),
    readAll('{features/*,apps}/workspace/**/*.operations.ts'),
  )

  test('have mutations', () => {
    expect(doors.size).toBeGreaterThan(90)
  })

  test.each([...doors])('reach %s only by what takes one press once', (mutation, found) => {
    const known = withoutPress[mutation] ?? []
    expect([...found].filter((door) => !guarded.has(door) && !known.includes(door))).toEqual([])
    expect(found.size).toBeGreaterThan(0)
  })
})

const operations = {
  path: 'features/a/workspace/a.operations.ts',
  text: "export const rename: Operation<R, V> = {\n  id: 'x',\n  name: 'Rename',\n  kind: 'mutation',\n}",
}
const imports = "import { rename } from './a.operations.ts'\n"

test.each<readonly [string, string, Readonly<Record<string, string>>]>([
  [
    'the change of a list, through an act that a row gets',
    'select.onChange',
    {
      'A.tsx': `${imports}import { Row } from './Row.tsx'
        export function A() {
          const act = useAct(words)
          const acts = { rename: (name) => act.run(async () => (await graph.run(rename, { name })).rename), other: 1 }
          return <Row acts={acts} />
        }`,
      'Row.tsx': `export function Row({ acts }) {
          return <select onChange={({ currentTarget }) => acts.rename(currentTarget.value)} onBlur={() => acts.other} />
        }`,
    },
  ],
  [
    'a key of a field, through a hook',
    'input.onKeyDown',
    {
      'use-rename.ts': `${imports}export function useRename() {
          const act = useAct(words)
          return { ...act, async change(name) { await act.run(() => graph.run(rename, { name })) } }
        }`,
      'A.tsx': `import { useRename } from './use-rename.ts'
        export function A() {
          const { change } = useRename()
          return <input onKeyDown={() => void change('a')} />
        }`,
    },
  ],
  [
    'an effect',
    'effect',
    {
      'A.tsx': `${imports}export function A() {
          const rename = useGraphMutation(rename)
          useEffect(() => { rename.mutate({}) }, [])
          return null
        }`,
    },
  ],
  [
    'an entry of a menu',
    'entry.onChoose',
    {
      'A.tsx': `${imports}export function A() {
          const change = { id: 'change', onChoose: () => void graph.run(rename, {}) }
          return <LazyMenu entries={{ A: [change] }.A} />
        }`,
    },
  ],
])('finds %s', (_, door, texts) => {
  const files = Object.entries(texts).map(([name, text]): SourceFile => ({
    path: `features/a/workspace/${name}`,
    text,
  }))
  expect([...(findDoors(files, [operations]).get('rename') ?? [])]).toEqual([door])
})

function readAll(pattern: string): readonly SourceFile[] {
  return globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
