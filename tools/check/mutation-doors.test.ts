// spec: wording#one-press, wording#choice-saved
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findDoors } from './mutation-doors.ts'
import type { SourceFile } from './sources.ts'

/** Journeys that press each of these twice, and count what is sent. */
const walks = {
  button: 'a double click and a held key send once, through each kind of door',
  form: 'a double click and a held key send once, through each kind of door',
  box: 'a double click and a held key send once, through each kind of door',
  'entry of a menu': 'a double click and a held key send once, through each kind of door',
  list: 'a held arrow key in a list saves only what stands on the screen',
  shortcut: 'thirty documents are reviewed by keyboard, with at most three presses each',
} as const

/** What a person presses. Each takes one press once. */
const guarded: Readonly<Record<string, keyof typeof walks>> = {
  'Button.onPress': 'button',
  'button.onClick': 'button',
  'ButtonLink.onFollow': 'button',
  'CancelButton.onPress': 'button',
  'ConfirmDialog.onConfirm': 'button',
  'FirmFormPage.save': 'form',
  'Form.onSubmit': 'form',
  'Link.onFollow': 'button',
  'SavedSelect.onSave': 'list',
  'StillThereDialog.onLogOut': 'button',
  'entry.onChoose': 'entry of a menu',
  'entry.run': 'shortcut',
  'useDraftForm.save': 'form',
  'useSavedChoice.save': 'box',
}
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
    expect(
      [...found].filter((door) => !Object.hasOwn(guarded, door) && !known.includes(door)),
    ).toEqual([])
    expect(found.size).toBeGreaterThan(0)
  })
})

test.each(Object.entries(walks))('a journey presses a %s twice: %s', (_, title) => {
  const journeys = readAll('journeys/*.journey.ts').map(({ text }) => text)
  expect(journeys.filter((text) => text.includes(`test('${title}'`))).toHaveLength(1)
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
