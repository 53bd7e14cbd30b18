import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Returns the words of each page, separated by single spaces. Copies the input, because reading may
 * empty it.
 */
export async function readPdf(pdf: Uint8Array) {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS })
    .promise
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1)),
  )
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items
        .flatMap((item) => ('str' in item ? [item.str] : []))
        .join(' ')
        .replace(/\s+/g, ' '),
    ),
  )
  return { file, pages, texts, all: texts.join(' ') }
}
