// The words of a firm for the steps of the timeline (spec: workspace#timeline-texts).
import type {
  StepTextsInput,
  StepWordsInput,
  TimelineTexts as ContractTexts,
} from '#contract/workspace.generated.ts'
import { changeFirmSetting } from '#features/staff/server/change-firm-setting.ts'
import { languages, type Language } from '#lib/language.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { timelineEntryIn } from '../../rules/case-words.ts'
import {
  findStepProblems,
  ownPositions,
  problem,
  toStoredSteps,
  type StepTexts,
  type StepWords,
  type TimelineTexts,
} from '../../rules/status/timeline-texts.ts'
import { timelineTemplate } from '../../rules/timeline-template.ts'
import { toContractLanguage } from '../clients/client-rows.ts'
import type { ClientsDeps } from '../clients/deps.ts'
import { getColleague, listColleagues } from '#features/staff/server/colleagues.ts'
import { insertTimelineVersion, listTimelineVersions } from './timeline-texts.store.ts'

export interface ChangeTimelineTextsInput {
  /** The version that was read. */
  readonly version: number
  readonly steps: readonly StepTextsInput[]
}

const maxHistory = 20

export function readTimelineTexts(
  deps: ClientsDeps,
  { firmId }: StaffViewer,
): Promise<ContractTexts> {
  return read(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export function changeTimelineTexts(
  deps: ClientsDeps,
  viewer: StaffViewer,
  { version, steps }: ChangeTimelineTextsInput,
) {
  const { firmId, staffId: changedBy } = viewer
  const next = { firmId, version: version + 1, changedBy }
  return changeFirmSetting(deps, viewer, {
    event: 'firm.timeline-texts-changed',
    details: { version: next.version },
    check: () => toStoredSteps(readSteps(steps)),
    async save(tx, stored) {
      const [newest] = await listTimelineVersions(tx, firmId, 1)
      return (
        (newest?.version ?? 0) === version && insertTimelineVersion(tx, { ...next, steps: stored })
      )
    },
    read: async (tx) => ({ timelineTexts: await read(tx, firmId) }),
    refusal: () => problem('cases.timeline-texts-changed'),
  })
}

function readSteps(steps: readonly StepTextsInput[]): TimelineTexts {
  const texts = Object.fromEntries(
    steps.map(({ position, texts: words }) => [position, toStepTexts(words)]),
  )
  const isKnown = (position: number) => ownPositions.some((own) => own === position)
  if (!steps.every(({ position }) => isKnown(position))) throw problem('cases.step-unknown')
  const [finding] = findStepProblems(texts)
  if (finding) throw problem(finding.code, finding.params)
  return texts
}

function toStepTexts(words: readonly StepWordsInput[]): StepTexts {
  const [en, es] = languages.map((language) =>
    words.find((each) => each.language === toContractLanguage(language)),
  )
  if (!en || !es || words.length !== languages.length) throw problem('cases.step-unknown')
  return { en, es }
}

async function read(db: Db, firmId: string): Promise<ContractTexts> {
  const history = await listTimelineVersions(db, firmId, maxHistory)
  const colleagues = await listColleagues(db, { firmId })
  const [current] = history
  return {
    version: current?.version ?? 0,
    steps: ownPositions.map((position) => {
      const own = current?.steps[position]
      return {
        position,
        isOwn: own !== undefined,
        texts: toContract((language) => own?.[language] ?? getProductWords(position, language)),
        standard: toContract((language) => getProductWords(position, language)),
      }
    }),
    history: history.map(({ version, changedAt, changedBy, steps }) => ({
      ...{ version, at: changedAt, by: getColleague(colleagues, changedBy) },
      differences: Object.keys(steps).length,
    })),
  }
}

function toContract(getWords: (language: Language) => StepWords) {
  return languages.map((language) => {
    const { name, description } = getWords(language)
    return { language: toContractLanguage(language), name, description }
  })
}

function getProductWords(position: number, language: Language): StepWords {
  const { name = '', description = '' } = timelineTemplate[position - 1] ?? {}
  return timelineEntryIn(language, { name, description })
}
