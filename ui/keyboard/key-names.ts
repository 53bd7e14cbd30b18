const names: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** `g t` → `G`, `T`; `Control+k` → `Ctrl`, `K`. Macs have Command in the place of Control. */
export function keyNames(keys: string, isMac: boolean): readonly string[] {
  if (keys === '+') return [keys]
  return keys.split(/[ +]/).map((key) => {
    if (key === 'Control' && isMac) return '⌘'
    return names[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  })
}

export function isMac(): boolean {
  return /Mac|iPad|iPhone/.test(navigator.userAgent)
}
