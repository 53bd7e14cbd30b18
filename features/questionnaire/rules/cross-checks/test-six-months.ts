import type { JsonObject } from '../content/model.ts'

const months = ['10/2026', '09/2026', '08/2026', '07/2026', '06/2026', '05/2026']
/** Six months with the same lines; `newest` replaces those of the newest month. */
export const six = (each: JsonObject, newest: JsonObject = {}) => ({
  rows: months.map((month, place) => ({
    id: `r${place}`,
    month,
    wages: 2000,
    ...each,
    ...(place === 0 && newest),
  })),
})
