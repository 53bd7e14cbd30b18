const escaped = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`)

/** Plain English lines; the first is the heading. */
export function samplePdf(lines: readonly string[]): Uint8Array {
  const [heading = '', ...rest] = lines
  const page = [
    `BT /F1 20 Tf 72 700 Td (${escaped(heading)}) Tj`,
    ...rest.map((line, index) => `/F1 12 Tf 0 ${index === 0 ? -36 : -20} Td (${escaped(line)}) Tj`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return new TextEncoder().encode(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
