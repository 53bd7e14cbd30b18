import type { Resolvers } from '#contract/workspace.generated.ts'
import { archiveCase, readArchive, restoreCase } from './archive-case.ts'
import { changeChapter, type ChapterDeps } from './change-chapter.ts'
import { changeStage, previewStage } from './change-stage.ts'
import { timelineTexts } from './timeline-texts.ts'
import { changeOutcomeTexts, readOutcomeTexts } from './outcome-texts.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function stageResolvers(deps: ChapterDeps) {
  return {
    Query: {
      caseStagePreview: (_, input, { viewer }) => previewStage(deps, viewer, input),
      caseArchive: (_, { caseId }, { viewer }) => readArchive(deps, viewer, caseId),
      outcomeTexts: (_, __, { viewer }) => readOutcomeTexts(deps, viewer),
      timelineTexts: (_, __, { viewer }) => timelineTexts.read(deps, viewer, {}),
    },
    Mutation: {
      changeCaseStage: async (_, input, { viewer }) => ({
        success: true,
        current: await changeStage(deps, viewer, input),
      }),
      changeCaseChapter: async (
        _,
        { seen, chapter, convertedOn, docketNumber, caseId },
        { viewer },
      ) => ({
        success: true,
        current: await changeChapter(deps, viewer, {
          caseId,
          seen: readChapter(seen),
          chapter: readChapter(chapter),
          convertedOn: convertedOn ?? undefined,
          docketNumber: docketNumber ?? undefined,
        }),
      }),
      archiveCase: async (_, { caseId }, { viewer }) => ({
        success: true,
        archive: await archiveCase(deps, viewer, caseId),
      }),
      restoreCase: async (_, { caseId }, { viewer }) => ({
        success: true,
        archive: await restoreCase(deps, viewer, caseId),
      }),
      changeOutcomeTexts: (_, { texts = null, ...input }, { viewer }) =>
        changeOutcomeTexts(deps, viewer, { ...input, texts }),
      changeTimelineTexts: (_, { version, steps: input }, { viewer }) =>
        timelineTexts.change(deps, viewer, { version, input, part: {} }),
    },
  } satisfies Resolvers
}

/** A number that is no chapter means that none is decided. */
function readChapter(chapter: number | null | undefined): 7 | 13 | null {
  return chapter === 7 || chapter === 13 ? chapter : null
}
