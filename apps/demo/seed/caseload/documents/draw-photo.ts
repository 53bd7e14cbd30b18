// A photo of a sheet on a table, as a phone takes it.
import { fileURLToPath } from 'node:url'
import { loadSharp } from '#adapters/file-intake/pictures/load-sharp.ts'
import type { Sheet } from './sheets.ts'

/** What went wrong with the photo. */
export type PhotoFlaw = 'sideways' | 'blurred'

const font = 'Source Sans 3'
const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
)
const [width, height, margin, lineHeight, lineSpacing] = [700, 900, 50, 34, 6]
const tableColor = '#7a5c43'
const sheetColor = '#f3f1ea'
const quality = 62

export async function drawPhoto(sheet: Sheet, flaw?: PhotoFlaw): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const flat = await sharp({
    create: { width, height, channels: 3, background: sheetColor },
  })
    .composite(
      listBlocks(sheet).map(({ words, left, top, size }) => ({
        input: {
          text: {
            text: `<span foreground="#22262b">${escape(words)}</span>`,
            font: `${font} ${size}`,
            fontfile: fontFile,
            rgba: true,
            dpi: 96,
            spacing: lineSpacing,
          },
        },
        left,
        top,
      })),
    )
    .removeAlpha()
    .raw()
    .toBuffer()
  const photo = sharp(flat, { raw: { width, height, channels: 3 } }).rotate(
    flaw === 'sideways' ? 90 : 2,
    { background: tableColor },
  )
  if (flaw === 'blurred') photo.blur(6)
  return photo.jpeg({ quality }).toBuffer()
}

interface Block {
  readonly words: string
  readonly left: number
  readonly top: number
  readonly size: number
}

/** Each column of lines is one block. */
function listBlocks({ issuer, title, fields, table, lines = [] }: Sheet): readonly Block[] {
  const blocks: Block[] = [
    { words: issuer, left: margin, top: 42, size: 16 },
    { words: title, left: margin, top: 82, size: 25 },
  ]
  let top = 150
  const addColumns = (rows: ReadonlyArray<readonly string[]>, lefts: readonly number[]) => {
    for (const [column, left] of lefts.entries()) {
      // An empty line has no height.
      const words = rows.map((row) => row[column] || ' ').join('\n')
      if (words.trim() !== '') blocks.push({ words, left, top, size: 15 })
    }
    top += rows.length * lineHeight + 20
  }
  addColumns(fields, [margin, 270])
  if (table) addColumns([table.head, ...table.rows], [margin, 370, 520])
  addColumns(
    lines.map((line) => [line]),
    [margin],
  )
  return blocks
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
