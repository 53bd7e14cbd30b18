// What each role may do to each table and view (spec: tenancy#roles). Migrations grant it, and
// `installJobs` for the job queue; `roles.int.test.ts` compares it with the catalogue, both ways.
import type { roles } from '#adapters/database/roles.ts'
import { ofAllRoles, type Rights } from '#ports/table-owner.ts'
import { owners } from './ownership.ts'

const ofFacts: Rights = { portal: 'select', workspace: 'select', jobs: 'select' }
const { jobs } = ofAllRoles
const addsJobs = 'select(id, start_after), insert'

const ofJobQueue: Readonly<Record<string, Rights>> = {
  'pgboss.bam': { jobs },
  'pgboss.job': { portal: addsJobs, workspace: addsJobs, jobs },
  'pgboss.job_common': { portal: addsJobs, workspace: addsJobs, jobs },
  'pgboss.job_dependency': { jobs },
  'pgboss.queue': { portal: 'select', workspace: 'select', jobs },
  'pgboss.queue_stats': { jobs },
  'pgboss.schedule': { jobs },
  'pgboss.subscription': { jobs },
  'pgboss.version': { jobs },
  'pgboss.warning': { jobs },
}

/** Verbs by table, for one role. */
export function listRights(role: keyof typeof roles): Readonly<Record<string, string>> {
  const rights = [...listOwned(), ...Object.entries(ofJobQueue)]
  return Object.fromEntries(
    rights.flatMap(([table, { [role]: verbs }]) =>
      verbs === undefined ? [] : [[table, oneLine(verbs)] as const],
    ),
  )
}

function listOwned(): ReadonlyArray<readonly [table: string, Rights]> {
  return owners.flatMap(({ tables, facts = [] }) => [
    ...Object.entries(tables).map(([table, { rights }]) => [table, rights] as const),
    ...facts.map((view) => [view, ofFacts] as const),
  ])
}

const oneLine = (verbs: string) => verbs.trim().replaceAll(/\s+/g, ' ').replaceAll('( ', '(')
