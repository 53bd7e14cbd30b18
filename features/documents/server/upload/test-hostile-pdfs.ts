import type { HostileFile } from './test-hostile-files.ts'
import { pdfOfObjects, pdfWith } from './test-sound-files.ts'
import { deflated, unfoldingZlib } from './test-zips.ts'

const stream = (dictionary: string, content: string) =>
  `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`
const launch = '<</S/Launch/F(cmd.exe)>>'
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const attached = (name: string, content: string) =>
  pdfWith(`/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>`, [
    `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 7 0 R>>>>`,
    stream('/Type/EmbeddedFile', content),
  ])
const locked =
  '<</Filter/Standard/V 1/R 2/O<' + '28'.repeat(32) + '>/U<' + 'bf'.repeat(32) + '>/P -4>>'
export const program = `MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0${'\0'.repeat(200)}`

/** Objects in a compressed stream, with a cross-reference stream. */
function pdfOfPackedObjects(
  packed: Buffer,
  first: number,
  count: number,
  numbers: readonly number[],
): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  const objects = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
  const entry = (kind: number, place: number, more: number) => [
    kind,
    place >> 16,
    place >> 8,
    place,
    more,
  ]
  const table = [
    ...entry(0, 0, 0),
    ...entry(1, 9, 0),
    ...numbers.flatMap((_, at) => entry(2, 1, at)),
    ...entry(1, objects.length, 0),
  ]
  const size = numbers.length + 3
  const last = `${size - 1} 0 obj\n<</Type/XRef/W[1 3 1]/Size ${size}/Root 2 0 R/Length ${table.length}>>stream\n`
  return Buffer.concat([
    objects,
    Buffer.from(last),
    Buffer.from(table.map((byte) => byte & 255)),
    Buffer.from(`\nendstream\nendobj\nstartxref\n${objects.length}\n%%EOF\n`),
  ])
}

function packedCatalog(action: string): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 3 0 R/OpenAction${action}>>`,
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Page/Parent 3 0 R/MediaBox[0 0 9 9]/Resources<<>>>>',
  ]
  let place = 0
  const places = objects
    .map(
      (object, at) => `${at + 2} ${(place += at === 0 ? 0 : (objects[at - 1]?.length ?? 0) + 1)}`,
    )
    .join(' ')
  const content = `${places} ${objects.join(' ')}`
  return pdfOfPackedObjects(
    Buffer.concat([Buffer.of(0x78, 0xda), deflated(content).packed, adler32(content)]),
    places.length + 1,
    3,
    [2, 3, 4],
  )
}

function adler32(content: string): Buffer {
  let [first, second] = [1, 0]
  for (const byte of Buffer.from(content))
    [first, second] = [(first + byte) % 65_521, (second + first + byte) % 65_521]
  return Buffer.of(second >> 8, second & 255, first >> 8, first & 255)
}

/** One picture of 30,000 × 30,000 black pixels. */
function hugePicture(): Buffer {
  const pixels = unfoldingZlib(108).toString('latin1')
  const size = '/Width 30000/Height 30000/BitsPerComponent 1/ColorSpace/DeviceGray'
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    stream('', 'q 612 0 0 792 0 0 cm /I Do Q'),
    stream(`/Type/XObject/Subtype/Image${size}/Filter/FlateDecode`, pixels),
  ])
}

export function hostilePdfs(): readonly HostileFile[] {
  const sound = pdfWith('')
  return [
    {
      name: 'begins late.pdf',
      content: Buffer.concat([Buffer.alloc(1_000, 0x20), sound]),
      verdict: 'sound',
    },
    {
      name: 'begins after a line.pdf',
      content: Buffer.concat([Buffer.from('\r\n'), sound]),
      verdict: 'sound',
    },
    {
      name: 'page in front.pdf',
      content: Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), sound]),
      verdict: 'corrupt',
    },
    { name: 'only its ends.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n'), verdict: 'corrupt' },
    {
      name: 'nothing inside.pdf',
      content: Buffer.from(`%PDF-1.7\n${' '.repeat(5_000)}\n%%EOF\n`),
      verdict: 'corrupt',
    },
    { name: 'no end.pdf', content: sound.subarray(0, -7), verdict: 'corrupt' },
    {
      name: 'ends far from the end.pdf',
      content: Buffer.concat([sound, Buffer.alloc(4_000)]),
      verdict: 'sound',
    },
    {
      name: 'goes on after its end.pdf',
      content: Buffer.concat([sound, Buffer.alloc(4_000, 0x41)]),
      verdict: 'corrupt',
    },
    { name: 'starts a program.pdf', content: pdfWith(`/OpenAction${launch}`), verdict: 'corrupt' },
    {
      name: 'starts a program in other letters.pdf',
      content: pdfWith(`/OpenAction<</S/#4c#61unch/F(cmd.exe)>>`),
      verdict: 'corrupt',
    },
    {
      name: 'starts a program elsewhere.pdf',
      content: pdfWith('/OpenAction 6 0 R', [launch.replace('/S/Launch', '/S 7 0 R'), '/Launch']),
      verdict: 'corrupt',
    },
    {
      name: 'starts a program later.pdf',
      content: pdfWith('/AA<</WC<</S/Launch/Win<</F(calc.exe)>>>>>>'),
      verdict: 'corrupt',
    },
    { name: 'starts a program, packed.pdf', content: packedCatalog(launch), verdict: 'corrupt' },
    { name: 'packed and sound.pdf', content: packedCatalog('[4 0 R/Fit]'), verdict: 'sound' },
    {
      name: 'script.pdf',
      content: pdfWith(`/OpenAction${script}`),
      verdict: 'sound',
      flags: ['javascript'],
    },
    {
      name: 'named script.pdf',
      content: pdfWith(`/Names<</JavaScript<</Names[(a)${script}]>>>>`),
      verdict: 'sound',
      flags: ['javascript'],
    },
    {
      name: 'packed script.pdf',
      content: packedCatalog(script),
      verdict: 'sound',
      flags: ['javascript'],
    },
    {
      name: 'locked.pdf',
      content: pdfWith('', [locked], `/Encrypt 6 0 R/ID[<${'0f'.repeat(16)}><${'0f'.repeat(16)}>]`),
      verdict: 'sound',
      flags: ['encrypted'],
    },
    {
      name: 'attachment.pdf',
      content: attached('list.txt', 'what I owe'),
      verdict: 'sound',
      flags: ['attachments'],
    },
    { name: 'attached program.pdf', content: attached('invoice.exe', program), verdict: 'corrupt' },
    {
      name: 'attached program of another name.pdf',
      content: attached('invoice.txt', program),
      verdict: 'corrupt',
    },
    {
      name: 'attached script.pdf',
      content: attached('invoice.js', 'WScript.Echo(1)'),
      verdict: 'corrupt',
    },
    {
      name: 'pages in a circle.pdf',
      content: pdfOfObjects([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[2 0 R]/Count 1>>',
      ]),
      verdict: 'either',
    },
    {
      name: 'a billion pages.pdf',
      content: Buffer.from(
        sound.toString('latin1').replace('/Count 1>>', '/Count 999999999>>'),
        'latin1',
      ),
      verdict: 'either',
    },
    {
      name: 'one page 200,000 times.pdf',
      content: pdfOfObjects([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Kids[${'3 0 R '.repeat(200_000)}]/Count 200000>>`,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
      ]),
      verdict: 'too-many-pages',
    },
    { name: 'picture of 900 megapixels.pdf', content: hugePicture(), verdict: 'too-many-pixels' },
    { name: 'tables in a circle.pdf', content: pdfWith('', [], '/Prev 9'), verdict: 'either' },
    {
      name: 'length of itself.pdf',
      content: pdfWith('', ['<</Length 6 0 R>>stream\nendstream']),
      verdict: 'either',
    },
    { name: 'deep.pdf', content: pdfWith('', ['['.repeat(300_000)]), verdict: 'either' },
    {
      name: 'deep catalog.pdf',
      content: pdfWith(`/A${'<</A'.repeat(100_000)}`),
      verdict: 'either',
    },
    {
      name: 'a million streams.pdf',
      content: pdfWith('', ['stream '.repeat(1_000_000)]),
      verdict: 'corrupt',
    },
    {
      name: 'a million actions.pdf',
      content: pdfWith('', ['/Launch '.repeat(1_000_000)]),
      verdict: 'either',
    },
    {
      name: 'unfolding page.pdf',
      content: pdfWith('', [stream('/Filter/FlateDecode', unfoldingZlib(500).toString('latin1'))]),
      verdict: 'either',
    },
    {
      name: 'unfolding objects.pdf',
      content: pdfOfPackedObjects(unfoldingZlib(500), 10, 3, [2, 3, 4]),
      verdict: 'corrupt',
    },
  ]
}
