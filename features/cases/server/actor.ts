/** Names the staff member only if the command line of the operator gives a staff ID. */
export function toActor(
  staffId: string | undefined,
): { readonly staffId: string } | { readonly actor: 'operator' } {
  return staffId === undefined ? { actor: 'operator' } : { staffId }
}
