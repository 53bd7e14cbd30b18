// Which case this tab is about, by its id alone: the cases room writes it, whoever shows things of a case may read it.

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
