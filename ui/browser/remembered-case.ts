// The ID of the case open in this tab. Only the cases feature writes it; all may read it.

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
