import { beforeAll } from 'vitest'

/**
 * Makes a value before the tests of this file (or `describe`), after what the file prepared before.
 * Read it inside tests and hooks.
 */
export function beforeTests<Value extends object>(make: () => Promise<Value>): Value {
  const { value, set } = laterValue<Value>()
  beforeAll(async () => set(await make()))
  return value
}

/** A value that reads the one that is set later. */
export function laterValue<Value extends object>(): {
  readonly value: Value
  set(made: Value): void
} {
  let made: Value | undefined
  const get = (): Value => {
    if (made === undefined)
      throw new Error('Read it inside tests and hooks: it is made before them')
    return made
  }
  const value = new Proxy({} as Value, {
    get(_, name) {
      const member: unknown = Reflect.get(get(), name)
      // Methods of a class use its private fields.
      const isMethod = typeof member === 'function' && !Object.hasOwn(get(), name)
      return isMethod ? (member.bind(get()) as unknown) : member
    },
    set: (_, name, changed) => Reflect.set(get(), name, changed),
    has: (_, name) => Reflect.has(get(), name),
    ownKeys: () => Reflect.ownKeys(get()),
    getOwnPropertyDescriptor(_, name) {
      const descriptor = Reflect.getOwnPropertyDescriptor(get(), name)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
  return { value, set: (next) => void (made = next) }
}
