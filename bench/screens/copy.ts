// The PDF copy of a joint submission, from the stored answers to the document, against the same
// text through bare pdfkit.
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { startApp } from '#apps/server/start-app.ts'
import { readSettings } from '#apps/server/settings.ts'
import { writeCopy } from '#features/questionnaire/server/save/write-copy.ts'
import type { PdfDocument, PdfLine } from '#lib/pdf-document.ts'
import type { Log } from '#ports/log.ts'
import { toRow, type Section } from '../ratios.ts'
import type { Server } from '../stage/server.ts'

type SubmissionKey = Parameters<typeof writeCopy>[1]

const rounds = 5
const pollMs = 100
const timeoutMs = 60_000
const font = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
)
const log: Log = {
  info: () => {},
  warn: () => {},
  error: (fields, message) => void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
}

export async function benchCopy(server: Server): Promise<Section> {
  const submission = await writtenSubmission(server)
  const settings = readSettings({
    DATA_DIR: server.dataDir,
    DATABASE_URL: server.databaseUrl,
    PUBLIC_URL: server.address,
  })
  const { deps, close } = await startApp(settings, log, { role: 'command' })
  try {
    const papers: PdfDocument[] = []
    const press = {
      ...deps.pdfRenderer,
      print: (document: PdfDocument) => {
        papers.push(document)
        return deps.pdfRenderer.print(document)
      },
    }
    const again = async () => {
      await server.database.query(
        'update questionnaire_submission set copy_id = null where id = $1',
        [submission.id],
      )
      return timed(() => writeCopy({ ...deps, pdfRenderer: press }, submission))
    }
    await again()
    const words = papers.flatMap(getWords)
    await writeBare(server, words)
    const [ours, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await again())
      bare.push(await timed(() => writeBare(server, words)))
    }
    return {
      title: 'Copy of the answers of two people (limit: its words through bare pdfkit)',
      rows: [
        toRow({
          what: 'from the stored answers to the document',
          unit: 'ms',
          better: 'less',
          ours,
          limit: bare,
        }),
      ],
      notes: [
        `${words.length} lines. The limit draws them once, without columns, page totals, tags and bookmarks, and forces them to disk unsealed.`,
      ],
    }
  } finally {
    await close()
  }
}

/**
 * A joint submission whose copy the server has already written, so that it does not do so during
 * the measurement.
 */
async function writtenSubmission({ database }: Server): Promise<SubmissionKey> {
  for (let waited = 0; waited < timeoutMs; waited += pollMs) {
    const { rows } = await database.query<SubmissionKey>(
      `select s.id, s.firm_id as "firmId"
       from questionnaire_submission s
       where s.copy_id is not null
         and (
           select count(*)
           from participant p
           where p.case_id = s.case_id
             and p.firm_id = s.firm_id
         ) = 2
       limit 1`,
    )
    if (rows[0]) return rows[0]
    await pause(pollMs)
  }
  throw new Error('No two people have handed in their questionnaire and got a copy of it')
}

function getWords({ title, parts }: PdfDocument): readonly string[] {
  return [
    title,
    ...parts.flatMap((part) =>
      part.kind === 'lines' ? part.lines.flatMap(wordsOfLine) : [part.text],
    ),
  ]
}

function wordsOfLine({ label, text, lines = [] }: PdfLine): readonly string[] {
  return [`${label} ${text}`, ...lines.flatMap(wordsOfLine)]
}

async function writeBare({ dataDir }: Server, words: readonly string[]): Promise<void> {
  const pdf = new Pdf({ size: 'LETTER' })
  pdf.font(font).fontSize(10.5)
  for (const line of words) pdf.text(line)
  pdf.end()
  const path = join(dataDir, 'bare.pdf')
  const file = await open(path, 'w')
  for await (const chunk of pdf) await file.write(chunk as Uint8Array)
  await file.datasync()
  await file.close()
  await rm(path)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
