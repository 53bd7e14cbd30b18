// How a kept file is named: spread over folders by the random end of its id (the front is its time, and would fill one folder for weeks).
import { checkedId } from './staging.ts'

/** Holds the ID of the store, beside `objects/`. */
export const storeIdName = 'store-id'

/** `objects/aa/bb/<id>.enc` */
export function objectName(id: string): string {
  const end = checkedId(id).slice(-4)
  return `objects/${end.slice(0, 2)}/${end.slice(2)}/${id}.enc`
}

/** The id of what lies under this name, or undefined when it lies elsewhere than it belongs: there nobody finds it. */
export function idOfObject(name: string): string | undefined {
  const id = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.enc$/.exec(name)?.[1]
  return id !== undefined && objectName(id) === name ? id : undefined
}
