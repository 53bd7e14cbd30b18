// The ID of the case open in this tab. Only the cases feature writes it; all may read it.
import { storeItem } from '../mirror/store-item.ts'

const key = 'daybreak.case'
/** A full storage does not take the ID. It then lasts until a reload. */
let unstored: string | undefined

export function rememberedCase(): string | undefined {
  return unstored ?? sessionStorage.getItem(key) ?? undefined
}

export function rememberCase(id: string): void {
  storeItem(sessionStorage, key, id)
  unstored = sessionStorage.getItem(key) === id ? undefined : id
}

export function forgetRememberedCase(): void {
  sessionStorage.removeItem(key)
  unstored = undefined
}
