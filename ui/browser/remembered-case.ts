// The ID of this tab's case. Written by the cases feature, readable by all.

const key = 'daybreak.case'

export function rememberedCase(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined
}

export function rememberCase(id: string): void {
  sessionStorage.setItem(key, id)
}

export function forgetRememberedCase(): void {
  sessionStorage.removeItem(key)
}
