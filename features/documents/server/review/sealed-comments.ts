// Comments of the firm are sealed under its key.
export const commentContext = ({ id }: { readonly id: string }) => `document-comment|${id}`
export const heldContext = ({ documentId }: { readonly documentId: string }) =>
  `held-decision|${documentId}`
