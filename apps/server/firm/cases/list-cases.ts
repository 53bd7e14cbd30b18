import { listClients } from '#features/clients/server/list-clients.ts'
import type { AppDeps } from '../../app-deps.ts'
import { openAsStaff, wantedFirm } from '../staff.ts'
import { formatTable } from '../table.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

const usage = `
  npm run firm -- case:list --staff dana@firm.example [--firm "Hollis & Reyes Law"] [--waiting-for us|client] [--archive]
`

const rowsOfPage = 100
const waitingOn = { us: 'FIRM', client: 'CLIENT' } as const

export interface ListCasesValues {
  readonly firm?: string | undefined
  readonly staff?: string | undefined
  readonly 'waiting-for'?: string | undefined
  readonly archive?: boolean | undefined
}

export const listCasesCommand: Command = {
  usage,
  act: () => undefined,
  run: (deps, { values }) => listCases(deps, values),
}

/** All cases of the firm that a person of the staff works with, by name. */
export async function listCases(deps: AppDeps, values: ListCasesValues): Promise<string> {
  const wanted = values['waiting-for']
  if (wanted !== undefined && wanted !== 'us' && wanted !== 'client')
    throw new UsageError('--waiting-for: expected us or client.')
  const firm = await wantedFirm(deps, values.firm)
  const viewer = await openAsStaff(deps, firm.id, values)
  const filter = {
    includesComplete: true,
    ...(wanted !== undefined && { waitingOn: waitingOn[wanted] }),
    ...(values.archive === true && { archive: 'INCLUDED' as const }),
  }
  const lines: string[][] = []
  for (let after: string | undefined, isMore = true; isMore;) {
    const page = await listClients(deps, viewer, {
      filter,
      sort: { key: 'NAME', isDescending: false },
      first: rowsOfPage,
      after,
    })
    lines.push(
      ...page.rows.map((row) => [
        row.id,
        row.people.map(({ givenName, familyName }) => `${familyName}, ${givenName}`).join(' and '),
        row.caseNumber ?? '',
        row.chapter === null || row.chapter === undefined ? '' : String(row.chapter),
        row.stage.toLowerCase(),
        row.waitsFor?.toLowerCase() ?? '',
        String(row.documentsToReview),
        `${row.sectionsDone} of ${row.sectionsShown}`,
        `${row.coursesDone} of ${row.coursesNeeded}`,
      ]),
    )
    after = page.next ?? undefined
    isMore = after !== undefined
  }
  if (lines.length === 0) return 'There is no such case.'
  return formatTable(
    ['case', 'client', 'number', 'chapter', 'stage', 'waits for', 'to review', 'intake', 'courses'],
    lines,
  )
}
