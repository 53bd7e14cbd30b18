import { createHash } from 'node:crypto'

export interface CertificateFacts {
  readonly name: string
  readonly number: string
  /** 1 CreditCounseling, 2 DebtorEducation. */
  readonly courseType: 1 | 2
  readonly agency: string
  readonly method: 1 | 2
  readonly completedAt: Date
}

export interface MadeCertificate {
  readonly pdf: Uint8Array
  /** SHA-256 of the file, hex. */
  readonly sha256: string
}

export async function makeCertificate(facts: CertificateFacts): Promise<MadeCertificate> {
  // Loaded at first use: most servers make no certificate.
  const { default: Pdf } = await import('pdfkit')
  const title =
    facts.courseType === 1 ? 'Certificate of Counseling' : 'Certificate of Debtor Education'
  const pdf = new Pdf({
    size: 'LETTER',
    layout: 'landscape',
    margin: 72,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${title} ${facts.number}`,
      Author: facts.agency,
      CreationDate: facts.completedAt,
      ModDate: facts.completedAt,
    },
  })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const line = (tag: 'H1' | 'P', size: number, text: string) => {
    sheet.add(
      pdf.struct(
        tag,
        {},
        () =>
          void pdf
            .fontSize(size)
            .text(text, { align: 'center' })
            .moveDown(tag === 'H1' ? 1 : 0.6),
      ),
    )
  }
  const sheet = pdf.struct('Document')
  pdf.addStructure(sheet)
  line('P', 14, `Certificate number: ${facts.number}`)
  line('H1', 30, title)
  line(
    'P',
    15,
    `I CERTIFY that on ${day(facts.completedAt)}, at ${time(facts.completedAt)} o'clock,`,
  )
  line('P', 22, facts.name)
  line(
    'P',
    15,
    facts.courseType === 1
      ? `received from ${facts.agency}, an individual briefing that complied with the provisions of 11 U.S.C. 109(h) and 111.`
      : `completed a course on personal financial management given by ${facts.agency}, in accordance with 11 U.S.C. 111.`,
  )
  line(
    'P',
    15,
    `This ${facts.courseType === 1 ? 'counseling session' : 'course'} was conducted ${facts.method === 1 ? 'by internet' : 'by telephone'}.`,
  )
  line('P', 12, 'Made by the demo: not valid in a court.')
  sheet.end()
  pdf.end()
  await ended
  const bytes = Buffer.concat(chunks)
  return { pdf: bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

const court = { timeZone: 'America/New_York' } as const
const day = (at: Date) => at.toLocaleDateString('en-US', { ...court, dateStyle: 'long' })
const time = (at: Date) => at.toLocaleTimeString('en-US', { ...court, timeStyle: 'short' })
