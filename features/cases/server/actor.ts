/** The command line of the operator names a staff member only if one is given. */
export function toActor(
  staffId: string | undefined,
): { readonly staffId: string } | { readonly actor: 'operator' } {
  return staffId === undefined ? { actor: 'operator' } : { staffId }
}
