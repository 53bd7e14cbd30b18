// Saves answers one after the other, as one person types, against the same two writes through bare
// pg; both wait for the disk.
import { saveQuestionnaireSectionData } from '#features/questionnaire/portal/questionnaire.operations.ts'
import { comparing, type Section } from './ratios.ts'
import { startBare } from './stage/bare.ts'
import { costed, press, type CostedLoad } from './stage/load.ts'
import { graphRequest, operationText } from './stage/requests.ts'
import type { Server } from './stage/server.ts'
import { signIn } from './stage/sign-in.ts'
import type { Stage } from './stage/stage.ts'

const warmUpSeconds = 1
/** Many short rounds, so that a disturbance affects both sides. */
const roundSeconds = 0.7
const rounds = 7
const client = 'rosa'
const section = 'gettingStarted'
const questionKey = 'whyFiling'
/** Number of texts of each size. There are several texts, so that every save changes data. */
const texts = 20

export async function benchSave(stage: Stage, server: Server): Promise<Section> {
  const headers = await signIn(server, client)
  const { rows } = await server.database.query<{ caseId: string; sectionId: string }>(
    `select s.case_id as "caseId", s.id as "sectionId" from questionnaire_section s join participant p on p.case_id = s.case_id
      join account a on a.id = p.account_id where a.email like '${client}%' and s.system_name = $1 and s.status in (1, 2, 3, 5)`,
    [section],
  )
  const [place] = rows
  if (!place) throw new Error(`${client} has no ${section} to save to`)
  const getVariables = (index: number) => ({
    ...place,
    questionKey,
    questionCompleteFlag: false,
    data: JSON.stringify({
      causes: ['medical', 'jobLoss'],
      story: `It began with a hospital stay, number ${String(index).padStart(3, '0')}. `.repeat(10),
    }),
  })
  const all = Array.from({ length: texts }, (_, index) => getVariables(index))
  const ours = {
    pid: server.pid,
    port: server.port,
    requests: all.map((variables) =>
      graphRequest(saveQuestionnaireSectionData, variables, headers),
    ),
    connections: 1,
    slackBytes: 4,
  }
  const first = await fetch(`${server.address}/graphql/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: operationText(saveQuestionnaireSectionData, getVariables(0)),
  })
  const answer = await first.text()
  if (!answer.includes('"success":true')) throw new Error(`A save was answered with ${answer}`)

  const bare = await startBare(stage, 'save', { url: server.databaseUrl })
  const limit = {
    pid: bare.pid,
    port: bare.port,
    requests: all.map((variables) => graphRequest(saveQuestionnaireSectionData, variables)),
    connections: 1,
    slackBytes: 4,
  }
  await press({ ...ours, seconds: warmUpSeconds })
  await press({ ...limit, seconds: warmUpSeconds })
  const [own, least]: [CostedLoad[], CostedLoad[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    own.push(await costed(ours.pid, () => press({ ...ours, seconds: roundSeconds })))
    least.push(await costed(limit.pid, () => press({ ...limit, seconds: roundSeconds })))
  }
  await bare.stop()
  const row = comparing(own, least)
  return {
    title: 'Saving an answer, one after the other',
    rows: [
      row('one person', 'saves a second', 'more', (load) => load.perSecond),
      row('median', 'ms', 'less', (load) => load.medianMs),
      row('p99', 'ms', 'less', (load) => load.p99Ms),
      row(
        'processor time of the server',
        'ms a save',
        'less',
        ({ perCoreSecond }) => 1000 / perCoreSecond,
      ),
    ],
  }
}
