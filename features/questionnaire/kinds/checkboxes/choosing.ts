// What ticking one box of several leaves of the others.

/** The values in the order of the options. The exclusive one clears the others, and any other clears it. */
export function ticked(
  values: readonly string[],
  chosen: readonly string[],
  changed: string,
  isTicked: boolean,
  exclusive: string | undefined,
): readonly string[] {
  return values.filter((value) => {
    if (value === changed) return isTicked
    if (isTicked && exclusive !== undefined && (changed === exclusive || value === exclusive))
      return false
    return chosen.includes(value)
  })
}
