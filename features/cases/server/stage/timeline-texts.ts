// The words of a firm for the steps of the timeline (spec: workspace#timeline-texts).
import type { StepTextsInput, StepWordsInput } from '#contract/workspace.generated.ts'
import { versionedSetting } from '#features/staff/server/settings/versioned-setting.ts'
import { languages, type Language, toContractLanguage } from '#lib/language.ts'
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
import { timelineVersions } from './timeline-texts.store.ts'

export const timelineTexts = versionedSetting({
  field: 'timelineTexts',
  event: 'firm.timeline-texts-changed',
  versions: timelineVersions,
  check: (steps: readonly StepTextsInput[]) => toStoredSteps(readSteps(steps)),
  show: (steps: TimelineTexts | undefined) => ({
    steps: ownPositions.map((at) => show(at, steps)),
  }),
  countDifferences: (steps) => Object.keys(steps).length,
  refusal: () => problem('cases.timeline-texts-changed'),
})

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

function show(position: number, steps: TimelineTexts | undefined) {
  const own = steps?.[position]
  return {
    position,
    isOwn: own !== undefined,
    texts: toContract((language) => own?.[language] ?? getProductWords(position, language)),
    standard: toContract((language) => getProductWords(position, language)),
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
