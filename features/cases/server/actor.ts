// Who changed a case, as the audit keeps it.

/** The operator's command line names nobody of the firm unless it is told to. */
export function actorOf(
  staffId: string | undefined,
): { readonly staffId: string } | { readonly actor: 'operator' } {
  return staffId === undefined ? { actor: 'operator' } : { staffId }
}
