import { isProgram } from '../programs.ts'
import { Refusal } from '../verdicts.ts'
import { prologBytes, refuseDocumentType } from './word-prolog.ts'

const compoundFileStart = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const packedObject = ['Ole10Native', Buffer.from('Ole10Native', 'utf16le')]
const startingField = [
  'DDEAUTO',
  Buffer.from('DDEAUTO', 'utf16le'),
  Buffer.from('DDEAUTO', 'utf16le').swap16(),
]
const maxSoughtLength = 32

/** Returns a check for chunks. The first must have at least `prologBytes` or be the whole part. */
export function watchingPart(name: string): (chunk: Buffer) => void {
  let sought: ReadonlyArray<string | Buffer> | undefined
  let before: Buffer = Buffer.alloc(0)
  return (chunk) => {
    if (!sought) {
      if (isProgram(chunk)) throw new Refusal('Word document with a program inside')
      refuseDocumentType(name, chunk.subarray(0, prologBytes))
      sought = chunk.subarray(0, 8).equals(compoundFileStart)
        ? packedObject
        : name.endsWith('.xml')
          ? startingField
          : []
    }
    if (sought.length === 0) return
    // A searched text may start in one chunk and end in the next.
    const seam = Buffer.concat([before, chunk.subarray(0, maxSoughtLength)])
    if (sought.some((word) => chunk.includes(word) || seam.includes(word)))
      throw new Refusal(
        sought === packedObject
          ? 'Word document with a packed object'
          : 'Word document that starts programs',
      )
    before = Buffer.from(chunk.subarray(-maxSoughtLength))
  }
}
