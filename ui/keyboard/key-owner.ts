// Who gets a single key: a shortcut, or the place in the page that has the focus.

/** The parts of an element that decide. */
export interface ElementFacts {
  /** In lower case. */
  readonly tag: string
  readonly type?: string | undefined
  readonly role?: string | undefined
  readonly isEditable?: boolean
  /** Belongs to a form without being inside it, such as the list of its errors. */
  readonly isOfForm?: boolean
}

const ownerTags: ReadonlySet<string> = new Set(['form', 'fieldset', 'textarea', 'select'])
const ownerRoles: ReadonlySet<string> = new Set(['menu', 'listbox'])
/** Alone, as in a row of a list, they use no letters, digits or arrows. */
const modestTypes: ReadonlySet<string> = new Set(['checkbox', 'button'])

function ownsKeys({ tag, type, role, isEditable, isOfForm }: ElementFacts): boolean {
  if (isEditable === true || isOfForm === true || ownerTags.has(tag)) return true
  if (tag === 'input') return type === undefined || !modestTypes.has(type)
  return role !== undefined && ownerRoles.has(role)
}

/**
 * True if single keys belong to the focused element, a form around it, or a menu. `path` is the
 * element and all around it (spec: client-list#keys-in-forms).
 */
export function isInKeyOwner(path: readonly ElementFacts[]): boolean {
  return path.some(ownsKeys)
}
