/** Returns the address of a page of the portal, because the demo has no other host. */
export function courseAddress(publicUrl: string, providerId: number, code: string): string {
  return `${publicUrl}/orders/courses/Provider${providerId}/course/${code}`
}

export function certificateAddress(publicUrl: string, providerId: number, key: string): string {
  return `${publicUrl}/orders/courses/Provider${providerId}/certificate/${key}`
}
