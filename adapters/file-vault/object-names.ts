// Folders use the random end of the ID. Its start is the time: new files would share one folder.
import { checkedId } from './staging.ts'

export const storeIdName = 'store-id'

/** `objects/aa/bb/<id>.enc` */
export function objectName(id: string): string {
  const end = checkedId(id).slice(-4)
  return `objects/${end.slice(0, 2)}/${end.slice(2)}/${id}.enc`
}

/** Returns the ID of the file with this name, or undefined for a wrong path. */
export function idOfObject(name: string): string | undefined {
  const id = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.enc$/.exec(name)?.[1]
  return id !== undefined && objectName(id) === name ? id : undefined
}
