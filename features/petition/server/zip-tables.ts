// Tables as CSV files in one zip file.
import { buffer } from 'node:stream/consumers'
import Papa from 'papaparse'
import { ZipFile } from 'yazl'
import type { PetitionTable } from '../rules/exports/csv/petition-tables.ts'

const byteOrderMark = '\uFEFF'
/** What a spreadsheet would run. An amount below zero is none of it. */
const formula = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/

export async function zipTables(
  tables: readonly PetitionTable[],
  writtenAt: Date,
): Promise<Uint8Array> {
  const zip = new ZipFile()
  for (const { name, rows } of tables) {
    const text =
      byteOrderMark + Papa.unparse([...rows.map((row) => [...row])], { escapeFormulae: formula })
    zip.addBuffer(Buffer.from(text), `${name}.csv`, { mtime: writtenAt })
  }
  zip.end()
  return buffer(zip.outputStream)
}
