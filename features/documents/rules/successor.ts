interface ReplacingDocument {
  readonly id: string
  readonly replacesId: string | null
}

/** Returns the newest of the documents that replaced each other, or null if none did. */
export function findSuccessor(
  { id }: { readonly id: string },
  documents: readonly ReplacingDocument[],
): string | null {
  const next = documents.find(({ replacesId }) => replacesId === id)
  return next ? (findSuccessor(next, documents) ?? next.id) : null
}
