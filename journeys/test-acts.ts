import type { Page } from 'playwright-core'

export interface Acts {
  /** Buttons and links. */
  presses: number
  radios: number
  ticks: number
  selects: number
  fields: number
}

export const sumOf = (acts: Acts): number =>
  Object.values(acts).reduce((sum: number, count: number) => sum + count, 0)

/** Starts with the next page load; the result is updated as it counts. */
export async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { presses: 0, radios: 0, ticks: 0, selects: 0, fields: 0 }
  await page.exposeFunction('noteAct', (kind: keyof Acts) => {
    acts[kind] += 1
  })
  await page.addInitScript(() => {
    const { noteAct } = globalThis as unknown as { readonly noteAct: (kind: string) => void }
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a, button, summary')) noteAct('presses')
      },
      { capture: true },
    )
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) noteAct('selects')
        else if (target instanceof HTMLInputElement && target.type === 'radio') noteAct('radios')
        else if (target instanceof HTMLInputElement && target.type === 'checkbox') noteAct('ticks')
        else noteAct('fields')
      },
      { capture: true },
    )
  })
  return acts
}
