import {
  findNoToAll,
  type NoToAll,
  getTitle,
} from '#features/questionnaire/rules/content/quick-check.ts'
import { wantsHelpWithAll } from '#features/questionnaire/rules/verdict/verdict.ts'
import { sentenceFor, type ProblemFacts } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords, useLanguage } from '#ui/language/language.ts'
import { Page } from '#ui/page/Page.tsx'
import { questionWords } from '../question-words.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { AttorneyReply } from '../section/AttorneyComments.tsx'
import { ReadOnlyNotice } from '../section/ReadOnlyNotice.tsx'
import { SavedLine } from '../saving/SavedLine.tsx'
import { UnsentAnswers } from '../saving/UnsentAnswers.tsx'
import { useAskWhileUnsaved } from '../saving/use-saving.ts'
import type { LiveSection } from '../section/use-section.ts'
import { questionnaireSentences } from '../words.ts'
import { Conflicts } from './Conflicts.tsx'
import { FaultSummary } from './faults/FaultSummary.tsx'
import { Fields } from './Fields.tsx'
import { useOpenedQuestions } from './opened-questions.ts'
import type { QuestionPlace } from './place/place.ts'
import type { QuestionMatch } from './steps.ts'
import { useAnswering } from './use-answer.ts'
import { useMoving, type Moving } from './use-navigation.ts'
import { useReturnToCard } from './place/way-back.ts'
import { WayIn } from './place/WayIn.tsx'
import { recordSummary } from '#features/questionnaire/rules/shown/answer-text.ts'
import { recordPlace } from './place/record-place.ts'

export interface QuestionScreenProps {
  readonly place: QuestionPlace
  readonly live: LiveSection
  readonly found: QuestionMatch
}

const savedLineId = 'answer-saved'

export function QuestionScreen({ place, live, found: match }: QuestionScreenProps) {
  const words = useWords(questionWords)
  const answering = useAnswering(place, live, match)
  const moving = useMoving(place, live, match, answering)
  const title = useTitle(place, match)
  const isOpenedByChange = useOpenedQuestions() !== undefined
  useAskWhileUnsaved()
  useReturnToCard(place, match.question)
  const { isReadOnly, status } = live.section
  const { question, sub } = match
  const noToAll = isReadOnly || sub ? undefined : findNoToAll(answering.unit, answering.value)
  const { Description, SubHeader } = sub ?? question

  return (
    <Page
      title={title}
      back={<WayIn place={place} live={live} found={match} title={title} />}
      lead={Description || undefined}
    >
      {SubHeader === '' ? null : <p className="sub-header strong">{SubHeader}</p>}
      <div className="stack-6">
        {isReadOnly ? <ReadOnlyNotice status={status} /> : null}
        <AttorneyReply reply={question.FirmReply} />
        {isOpenedByChange ? <Banner tone="note" slim title={words.openedByChange} /> : null}
        <UnsentAnswers caseId={place.caseId} liveSection={live} />
        <Conflicts
          overwritten={answering.saving?.overwritten ?? []}
          question={question}
          answer={answering.whole}
          isShared={answering.isShared}
          takesFocus={moving.isHeld}
        />
        {moving.faults.length > 0 ? (
          <FaultSummary
            key={moving.attempt}
            faults={moving.faults}
            unit={answering.unit}
            value={answering.value}
            subs={sub ? [] : question.SubQuestions}
            onFollow={(path) => answering.form.current?.focus(path)}
          />
        ) : null}
        <Fields place={place} live={live} found={match} answering={answering} moving={moving} />
        {!isReadOnly && wantsHelpWithAll(answering.unit, answering.value) ? (
          <Banner tone="note" slim title={words.helpTitle}>
            <p>{words.helpHint}</p>
          </Banner>
        ) : null}
        {moving.hasFailed ? <NotSaved refusal={answering.saving?.refusal} /> : null}
      </div>
      {isReadOnly ? null : <SavedLine id={savedLineId} saving={answering.saving} />}
      <WaysOn
        sectionId={place.sectionId}
        isPart={sub !== undefined}
        isReadOnly={isReadOnly}
        moving={moving}
        noToAll={noToAll?.kind}
        onNo={() => {
          answering.touch()
          for (const key of noToAll?.keys ?? []) answering.form.current?.choose([key], 'no')
          moving.proceed()
        }}
      />
    </Page>
  )
}

/** A network failure is retried. A refusal shows its reason. */
function NotSaved({ refusal }: { readonly refusal: ProblemFacts | undefined }) {
  const words = useWords(questionWords)
  const sentences = useWords(questionnaireSentences)
  if (refusal !== undefined) return <Banner tone="bad" title={sentenceFor(refusal, sentences)} />
  return (
    <Banner tone="bad" title={words.failed}>
      <p>{words.failedHint}</p>
    </Banner>
  )
}

interface WaysOnProps {
  readonly sectionId: string
  readonly isPart: boolean
  readonly isReadOnly: boolean
  readonly moving: Moving
  readonly noToAll: NoToAll['kind'] | undefined
  /** Answers No and continues. */
  readonly onNo: () => void
}

function WaysOn({
  sectionId,
  isPart,
  isReadOnly,
  moving: { busy, proceed, back, finishLater },
  noToAll,
  onNo,
}: WaysOnProps) {
  const words = useWords(questionWords)
  const onward = isPart ? words.save : words.continue
  return (
    <div className="actions">
      {isPart && isReadOnly ? null : (
        <Button
          onPress={proceed}
          busy={busy === 'onward' && words.busy}
          {...(isReadOnly ? {} : { describedBy: savedLineId })}
        >
          {onward}
        </Button>
      )}
      {noToAll && busy === undefined ? (
        <Button look="second" onPress={onNo}>
          {words.noAndOn[noToAll]}
        </Button>
      ) : null}
      <Button look="second" onPress={back} busy={busy === 'back' && words.busy}>
        {words.back}
      </Button>
      {isReadOnly ? null : (
        <a
          className="button quiet"
          href={questionnairePaths.sectionSummary(sectionId)}
          onClick={(event) => {
            event.preventDefault()
            finishLater()
          }}
        >
          {busy === 'summary' ? words.busy : words.finishLater}
        </a>
      )}
    </div>
  )
}

/** Adds the subject to a Quick Check, and puts the record's name before a sub-question. */
function useTitle({ recordId }: QuestionPlace, { question, sub }: QuestionMatch): string {
  const words = useWords(questionWords)
  const language = useLanguage()
  if (!sub) return getTitle(question)
  const at = recordPlace(question.UnitForm.Data, recordId ?? '')
  const name = at ? recordSummary(question.SubQuestions, at.record, language).title : ''
  return name === '' ? sub.Name : words.titleOf(name, sub.Name)
}
