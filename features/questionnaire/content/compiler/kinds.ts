import { kinds } from '../../kinds/kinds.ts'
import { privateKinds } from '../../kinds/private.ts'
import type { FieldKind } from '../../rules/content/content.ts'

const allKinds = Object.keys(kinds) as FieldKind[]

export const kindsByWord: ReadonlyMap<string, FieldKind> = new Map(
  allKinds.flatMap((kind) => {
    const { word } = kinds[kind]
    return word === undefined ? [] : [[word, kind]]
  }),
)

const always = ['key', 'label', 'kind', 'only if', 'ask', 'help', 'documents', 'forms']
const ofAnswers = ['required', 'required message', 'read only', 'private', 'first']

/** Keys allowed for a field that uses a block. Without a key, the block's fields are inserted. */
export const blockLines: readonly string[] = [
  'use',
  'key',
  'label',
  'only if',
  'ask',
  'help',
  'forms',
]

export function toLines(kind: FieldKind): readonly string[] {
  const { widget, lines = [] } = kinds[kind]
  const hasControl = widget !== undefined && widget !== 'info'
  const all = [...always, ...(hasControl ? ofAnswers : []), ...lines]
  return isAlwaysPrivate(kind) ? all.filter((line) => line !== 'private') : all
}

/** spec: questionnaire#private-apart */
export function isAlwaysPrivate(kind: FieldKind): boolean {
  return kind in privateKinds
}
