// The question screen: where one is, how far the section is, the form, and the ways on.
import type { FocusEvent, ReactNode } from 'react'
import { recordSummary } from '#features/questionnaire/rules/answer-text.ts'
import type { ModelQuestion, UiOptions, UiSchema } from '#features/questionnaire/rules/model.ts'
import { shortName } from '#features/questionnaire/rules/short-name.ts'
import { uiAt } from '#features/questionnaire/rules/shown.ts'
import { wantsHelp } from '#features/questionnaire/rules/verdict.ts'
import { translated } from '#kit/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Breadcrumb, type BreadcrumbLevel } from '#ui/Breadcrumb.tsx'
import { Button } from '#ui/Button.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useLanguage, useWords } from '#ui/language.ts'
import { useGo } from '#ui/navigation.ts'
import { Page } from '#ui/Page.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { UnitForm } from '../form/UnitForm.tsx'
import { questionWords } from '../question-words.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { questionnaireFacts } from '../questionnaire.operations.ts'
import { ReadOnlyNotice } from '../ReadOnlyNotice.tsx'
import { SavedLine } from '../saving/SavedLine.tsx'
import { UnsentAnswers } from '../saving/UnsentAnswers.tsx'
import { useAskWhileUnsaved } from '../saving/use-saving.ts'
import type { LiveSection } from '../section/use-section.ts'
import { questionnaireSentences } from '../sentences.ts'
import { Conflicts } from './Conflicts.tsx'
import { FaultSummary } from './FaultSummary.tsx'
import type { Place } from './place.ts'
import { recordPlace } from './record-place.ts'
import type { Found } from './steps.ts'
import { useAnswering, type Answering } from './use-answering.ts'
import { useMoving, type Moving } from './use-moving.ts'
import { debtorInLabel } from './viewer-debtor.ts'

export interface QuestionScreenProps {
  readonly place: Place
  readonly live: LiveSection
  readonly found: Found
}

const savedLineId = 'answer-saved'

export function QuestionScreen({ place, live, found }: QuestionScreenProps) {
  const words = useWords(questionWords)
  const answering = useAnswering(place, live, found)
  const moving = useMoving(place, live, found, answering)
  const title = useTitle(place, found)
  useAskWhileUnsaved()
  const { isReadOnly, status } = live.section
  const { question, sub } = found
  const { Description, SubHeader } = sub ?? question

  return (
    <Page title={title} back={<WayIn place={place} live={live} found={found} title={title} />} lead={Description || undefined}>
      {SubHeader === '' ? null : <p className="sub-header b">{SubHeader}</p>}
      <div className="stack-6">
        {isReadOnly ? <ReadOnlyNotice status={status} /> : null}
        <UnsentAnswers caseId={place.caseId} live={live} />
        <Conflicts overwritten={answering.saving?.overwritten ?? []} question={question} answer={answering.whole} takesFocus={moving.isHeld} />
        {moving.faults.length > 0 ? (
          <FaultSummary
            key={moving.attempt} faults={moving.faults} unit={answering.unit} value={answering.value} subs={sub ? [] : question.SubQuestions}
            onFollow={(path) => answering.form.current?.focus(path)}
          />
        ) : null}
        <Fields place={place} live={live} found={found} answering={answering} faults={moving.faults} />
        {!isReadOnly && wantsHelp(answering.unit.Schema, answering.value) ? (
          <Banner tone="note" slim title={words.helpTitle}>
            <p>{words.helpHint}</p>
          </Banner>
        ) : null}
        {moving.hasFailed ? (
          <NotSaved refusal={answering.saving?.refusal} />
        ) : null}
      </div>
      <WaysOn sectionId={place.sectionId} isPart={sub !== undefined} isReadOnly={isReadOnly} moving={moving} />
      {isReadOnly ? null : <SavedLine id={savedLineId} saving={answering.saving} />}
    </Page>
  )
}

/** Out of reach is tried again; what was refused says why. */
function NotSaved({ refusal }: { readonly refusal: string | undefined }) {
  const words = useWords(questionWords)
  const sentences = useWords(questionnaireSentences)
  if (refusal !== undefined) return <Banner tone="bad" title={translated(refusal, questionnaireSentences.english, sentences)} />
  return (
    <Banner tone="bad" title={words.failed}>
      <p>{words.failedHint}</p>
    </Banner>
  )
}

/** Of a part with the name of its record before it. */
function useTitle({ recordId }: Place, { question, sub }: Found): string {
  const words = useWords(questionWords)
  const language = useLanguage()
  if (!sub) return question.Name
  const at = recordPlace(question.UnitForm.Data, recordId ?? '')
  const name = at ? recordSummary(question.SubQuestions, at.record, language).title : ''
  return name === '' ? sub.Name : words.titleOf(name, sub.Name)
}

interface WayInProps extends QuestionScreenProps {
  readonly title: string
}

function WayIn({ place: { caseId, sectionId, recordId }, live, found: { group, question, sub }, title }: WayInProps) {
  const words = useWords(questionWords)
  const { data } = useGraphQuery(questionnaireFacts, {})
  const matter = data?.cases.get.find(({ id }) => id === caseId)
  const debtor = data && matter ? debtorInLabel(matter, data.accounts.get.emailAddress) : undefined
  const level = (name: string, href?: string): BreadcrumbLevel => ({ name, shortName: shortName(name), ...(href === undefined ? {} : { href }) })
  const groupId = group.QuestionGroupId
  const levels = [
    level(words.intake, questionnairePaths.overview),
    level(live.section.name, questionnairePaths.sectionSummary(sectionId)),
    ...(live.isGrouped ? [level(group.Name, questionnairePaths.groupSummary(sectionId, groupId))] : []),
    ...(sub ? [level(question.Name, questionnairePaths.question({ section: sectionId, group: live.isGrouped ? groupId : undefined, question: question.QuestionId, record: recordId }))] : []),
    level(title),
  ]
  return (
    <div className="way-in">
      <Breadcrumb name={words.breadcrumb} levels={levels} />
      <ProgressBar label={words.progress(live.section.name, debtor)} value={live.progress} max={100} figure={words.percent(live.progress)} />
    </div>
  )
}

interface FieldsProps extends QuestionScreenProps {
  readonly answering: Answering
  readonly faults: Moving['faults']
}

function Fields({ place, live, found: { group, question, sub }, answering, faults }: FieldsProps) {
  const go = useGo()
  const { unit, value, form, change, touch, leaveField, current, save } = answering
  const { isReadOnly } = live.section
  const pathOf = (of: ModelQuestion, record: string | undefined) =>
    questionnairePaths.question({ section: place.sectionId, group: live.isGrouped ? group.QuestionGroupId : undefined, question: of.QuestionId, record })

  function open(recordId: string, part: ModelQuestion) {
    // A record that was made by itself is nobody's answer until it is opened.
    if (!isReadOnly) void save(current())
    go(pathOf(part, recordId))
  }

  const nested = sub ? {} : {
    nested: { subs: question.SubQuestions, onOpen: open },
    openEntry: place.recordId,
    onOpenEntry: (id: string | undefined) => go(pathOf(question, id), { replace: true, keepScroll: true }),
  }
  return (
    // Whatever a person does in it passes by here first.
    <div onInputCapture={touch} onClickCapture={touch} onKeyDownCapture={touch} onBlur={(event) => wasTyped(event) && leaveField()}>
      <UnitForm
        unit={unit} value={value} onChange={change} faults={faults} isReadOnly={isReadOnly} handle={form} {...nested}
        prefilledNote={isReadOnly || sub ? null : <PrefilledNote question={question} isAnswered={answering.saving?.saved.revision !== undefined} />}
      />
    </div>
  )
}

/** Somebody leaves what they have typed, or the form. From choice to choice the pause of the autosave will do: five answers are not five saves. */
function wasTyped({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean {
  return target.matches('textarea, input:not([type=radio], [type=checkbox])') || !currentTarget.contains(relatedTarget)
}

/** Where the first answers come from, until somebody has gone on with them (decisions B6.7). */
function PrefilledNote({ question: { UnitForm: unit }, isAnswered }: { readonly question: ModelQuestion; readonly isAnswered: boolean }): ReactNode {
  const words = useWords(questionWords)
  const from = Object.keys(unit.Data).map((key) => optionsOf(uiAt(unit.UISchema, key))?.prefilledFrom).find((source) => source !== undefined)
  return isAnswered || from === undefined ? null : <p className="hint">{words.prefilled[from]}</p>
}

function optionsOf(ui: UiSchema): UiOptions | undefined {
  return ui['ui:options']
}

interface WaysOnProps {
  readonly sectionId: string
  readonly isPart: boolean
  readonly isReadOnly: boolean
  readonly moving: Moving
}

function WaysOn({ sectionId, isPart, isReadOnly, moving: { busy, proceed, back, finishLater } }: WaysOnProps) {
  const words = useWords(questionWords)
  const onward = isPart ? words.save : words.continue
  return (
    <div className="acts">
      {isPart && isReadOnly ? null : (
        <Button onPress={proceed} busy={busy === 'onward' && words.busy} {...(isReadOnly ? {} : { describedBy: savedLineId })}>
          {onward}
        </Button>
      )}
      <Button look="second" onPress={back} busy={busy === 'back' && words.busy}>
        {words.back}
      </Button>
      {isReadOnly ? null : (
        <a
          className="btn quiet"
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
