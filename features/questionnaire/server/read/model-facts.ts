import type { Language } from '#lib/language.ts'
import { isSpouseAsked } from '../../rules/instances.ts'
import type { KnownStates } from '../../rules/progress/progress.ts'
import type { ModelFacts } from '../../rules/content/section-model.ts'
import type { OpenedQuestionnaire, Questionnaire } from '../load-questionnaire.ts'

export function getModelFacts(
  {
    content,
    shapeNow: shape,
    names,
    viewerDebtor: reader,
  }: Questionnaire & Pick<OpenedQuestionnaire, 'viewerDebtor'>,
  states: KnownStates,
  language: Language,
): ModelFacts {
  return {
    shape,
    names,
    language,
    reader,
    isSpouseAsked: isSpouseAsked(content, shape, (key) => states.get(key)?.disabled === true),
  }
}
