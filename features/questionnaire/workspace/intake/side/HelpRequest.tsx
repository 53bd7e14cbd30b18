import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Form } from '#ui/form/Form.tsx'
import { focusInForm } from '#ui/form/form-context.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import { sentenceFor } from '#lib/problem.ts'
import type { HelpAnswerKind } from '#ui/graphql/enums.generated.ts'
import { replyMaxCharacters } from '../../../rules/intake/intake-limits.ts'
import { tidyComment } from '../../../rules/progress/section-comment.ts'
import { toAnswerBlocks } from '../asked/answer-blocks.ts'
import { AnswerBlocks } from '../asked/AnswerBlocks.tsx'
import type { Question } from '../intake-data.ts'
import { answerHelpRequest, caseIntake, intakeForm, intakeSection } from '../intake.operations.ts'
import { partTitleId } from '../parts/part-title.ts'
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

interface ReplyFormProps extends HelpRequestProps {
  readonly asker: string | null
}

function ReplyForm({ caseId, question, asker }: ReplyFormProps) {
  const words = useWords(intakeActWords)
  const { noAnswerYet } = useWords(intakeWords)
  const sentences = useWords(intakeSentences)
  const act = useAct({ sentences, trouble: words.trouble })
  // The reply is to what the person saw, until a refusal brings what is there now.
  const [seen] = useState(question)
  const [newer, setNewer] = useState<Question>()
  const [as, setAs] = useState<HelpAnswerKind>('ANSWERED')
  const [reply, setReply] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const error = wasSubmitted ? findError() : undefined

  function choose(kind: HelpAnswerKind, tile: HTMLInputElement): void {
    setAs(kind)
    // A pressed tile leads to the words. Arrow keys stay among the tiles.
    if (!tile.matches(':focus-visible')) focusInForm(tile, 'reply')
  }

  function findError(): string | undefined {
    const { length } = [...tidyComment(reply)]
    if (length === 0 && as === 'ANSWERED') return sentences['questionnaire.reply-blank']
    if (length <= replyMaxCharacters) return undefined
    const problem = { code: 'questionnaire.reply-too-long', message: '' }
    return sentenceFor({ ...problem, params: { max: replyMaxCharacters } }, sentences)
  }

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (findError() !== undefined) return
    const { questionKey } = seen
    const { version } = newer ?? seen
    const result = await act.run(async () => {
      const { answerHelpRequest: outcome } = await graph.run(answerHelpRequest, {
        ...{ caseId, questionKey, version, as, reply: tidyComment(reply) },
      })
      if (!outcome.success && outcome.question) setNewer(outcome.question)
      return outcome
    })
    if (!result) return
    toasts.show({
      tone: 'success',
      title: as === 'ANSWERED' ? words.replySent : words.questionKept,
    })
    await readAgain(caseIntake, intakeSection, intakeForm)
    focusWhenLost(() => document.getElementById(partTitleId))
  }

  return (
    <>
      {act.problem === undefined ? null : (
        <Banner tone="bad" title={act.problem} takesFocus>
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
      <Form onSubmit={() => void submit()} errors={error === undefined ? {} : { reply: error }}>
        <RadioTiles
          name="as"
          label={words.replyKind}
          value={as}
          onChange={choose}
          options={kinds.map((value) => ({ value, label: words.replyKinds[value] }))}
        />
        <TextField
          name="reply"
          label={words.reply(asker)}
          hint={words.replyHint}
          value={reply}
          onChange={setReply}
          lines={3}
          optional={as === 'LEFT_TO_FIRM'}
        />
        <div className="gap-small">
          <Button type="submit" look="second" wide busy={act.isBusy && words.sending}>
            {as === 'ANSWERED' ? words.sendReply : words.keepQuestion}
          </Button>
        </div>
      </Form>
    </>
  )
}
