/**
 * Returns the token of a link as people copy it: with the sign that ends a sentence, a blank or a
 * line end. Undefined if it cannot be a whole token, which has 43 letters, digits, - and _.
 */
export function readLinkToken(copied: string): string | undefined {
  return /^[^\w-]*([\w-]{43})[^A-Za-z0-9]*$/.exec(copied)?.[1]
}
