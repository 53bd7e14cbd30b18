import { tidyLines } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { KeptNotice } from '#ui/form/draft/KeptNotice.tsx'
import { Form } from '#ui/form/Form.tsx'
import { focusInForm } from '#ui/form/form-context.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import type { Finding } from '#lib/problem.ts'
import type { HelpAnswerKind } from '#ui/graphql/enums.generated.ts'
import { replyMaxCharacters } from '../../../rules/intake/intake-limits.ts'
import { toAnswerBlocks } from '../parts/answer-blocks.ts'
import { AnswerBlocks } from '../parts/AnswerBlocks.tsx'
import type { Question } from '../intake-data.ts'
import { answerHelpRequest, caseIntake, intakeForm, intakeSection } from '../intake.operations.ts'
import { partTitleId } from '../acts/part-title.ts'
import { showQuestion } from '../parts/PartFrame.tsx'
import { intakeActWords, intakeSentences, intakeWords } from '../words.ts'

export interface HelpRequestProps {
  readonly caseId: string
  readonly question: Question
}

const kinds: readonly HelpAnswerKind[] = ['ANSWERED', 'LEFT_TO_FIRM']

/** A question of the client, with the box to answer it. */
export function HelpRequest({ caseId, question }: HelpRequestProps) {
  const words = useWords(intakeWords)
  const { formatDayOrTime } = useFormats()
  const { questionKey, name, help, whose, savedBy } = question
  const titleId = `help-${questionKey}`
  const asker = savedBy ?? (whose === '' ? null : whose)
  return (
    <section className="intake-block" aria-labelledby={titleId}>
      <div className="intake-block-head">
        <h3 id={titleId}>{words.helpTitle(asker)}</h3>
        {help?.since == null ? null : (
          <span className="small-text soft">{formatDayOrTime(help.since)}</span>
        )}
      </div>
      <div className="intake-asked">
        <p className="second-line">{[name, whose].filter(Boolean).join(', ')}</p>
        {help === null || help.words === '' ? (
          <p className="soft">{words.noHelpWords}</p>
        ) : (
          <p className="quoted">“{help.words}”</p>
        )}
        <Button look="quiet" small onPress={() => showQuestion(questionKey)}>
          {words.goToAnswer}
        </Button>
      </div>
      <ReplyForm caseId={caseId} question={question} asker={asker} />
    </section>
  )
}

interface ReplyDraft {
  readonly as: HelpAnswerKind
  readonly reply: string
}

const emptyReply: ReplyDraft = { as: 'ANSWERED', reply: '' }

function findReplyProblems({ as, reply }: ReplyDraft): readonly Finding[] {
  const { length } = [...tidyLines(reply)]
  if (length === 0 && as === 'ANSWERED')
    return [{ code: 'questionnaire.reply-blank', field: 'reply' }]
  if (length <= replyMaxCharacters) return []
  const params = { max: replyMaxCharacters }
  return [{ code: 'questionnaire.reply-too-long', field: 'reply', params }]
}

interface ReplyFormProps extends HelpRequestProps {
  readonly asker: string | null
}

function ReplyForm({ caseId, question, asker }: ReplyFormProps) {
  const words = useWords(intakeActWords)
  const { noAnswerYet } = useWords(intakeWords)
  const sentences = useWords(intakeSentences)
  // The reply is to what the person saw, until a refusal brings what is there now.
  const form = useDraftForm({
    empty: emptyReply,
    keptAs: `reply|${caseId}|${question.questionKey}`,
    check: findReplyProblems,
    words: { sentences, trouble: words.trouble },
    read: question,
    save: async ({ as, reply }, { questionKey, version }) =>
      (
        await graph.run(answerHelpRequest, {
          ...{ caseId, questionKey, version, as, reply: tidyLines(reply) },
        })
      ).answerHelpRequest,
    getSaved: (result) => (result.success ? null : result.question),
    toast: ({ as }) => (as === 'ANSWERED' ? words.replySent : words.questionKept),
    onSaved: async () => {
      await readAgain(caseIntake, intakeSection, intakeForm)
      focusWhenLost(() => document.getElementById(partTitleId))
    },
  })
  const { as } = form.draft
  const newer = form.newerRecord

  function choose(kind: HelpAnswerKind, tile: HTMLInputElement): void {
    form.change({ as: kind })
    // A pressed tile leads to the words. Arrow keys stay among the tiles.
    if (!tile.matches(':focus-visible')) focusInForm(tile, 'reply')
  }

  return (
    <>
      {form.problem === undefined ? null : (
        <Banner tone="bad" title={form.problem} takesFocus>
          {newer ? (
            <>
              <p className="strong">{words.nowHelp}</p>
              {newer.rows.length === 0 ? (
                <p>{noAnswerYet}</p>
              ) : (
                <AnswerBlocks blocks={toAnswerBlocks(newer.rows)} />
              )}
              {newer.resolution && newer.resolution.reply !== '' ? (
                <p className="quoted">{newer.resolution.reply}</p>
              ) : null}
            </>
          ) : null}
        </Banner>
      )}
      <KeptNotice draft={form} />
      <Form onSubmit={form.submit} errors={form.errors}>
        <RadioTiles
          name="as"
          label={words.replyKind}
          value={as}
          onChange={choose}
          options={kinds.map((value) => ({ value, label: words.replyKinds[value] }))}
        />
        <TextField
          {...form.bind('reply')}
          label={words.reply(asker)}
          hint={words.replyHint}
          lines={3}
          optional={as === 'LEFT_TO_FIRM'}
        />
        <div className="gap-small">
          <Button type="submit" look="second" wide busy={form.isBusy && words.sending}>
            {as === 'ANSWERED' ? words.sendReply : words.keepQuestion}
          </Button>
        </div>
      </Form>
    </>
  )
}
