import { safeDocumentName } from '../files/document-name.ts'

const maxLastName = 40

/** Always in English: the court and the trustee read it. */
export const defaultPacketTitle = 'Trustee packet'

export interface PacketName {
  readonly title: string
  readonly lastName: string
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** A title that says "packet" does not get the word again. */
export function getPacketFileName({ title, lastName, day }: PacketName): string {
  const named = /\bpacket\b/i.test(title) ? title : `Packet ${title}`
  const whose = [...lastName].slice(0, maxLastName).join('').trim()
  return safeDocumentName(`${named} – ${whose} ${day}.pdf`)
}
