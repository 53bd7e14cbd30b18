import { useState } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Refusal } from '#ui/form/Refusal.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { kitWords } from '#ui/words.ts'
import { findDefaultsProblems, type CaseDefaults } from '../../rules/clients/case-defaults.ts'
import { inviteSentences, inviteWords } from '../words.ts'
import {
  changeCaseDefaults,
  newCaseDefaults,
  type CaseDefaultsPartsFragment,
} from './defaults.operations.ts'
import { defaultsWords } from './words.ts'

/** As typed. */
interface DefaultsDraft extends Omit<CaseDefaults, 'questionnaireDays'> {
  readonly questionnaireDays: string
}

export function CaseDefaultsPage() {
  const words = useWords(defaultsWords)
  const mayChange = usePermissions()('firm-settings')
  const defaults = useGraphQuery(newCaseDefaults, {}, { fresh: true })
  return (
    <FirmFrame path={workspacePaths.newCases} title={words.heading}>
      <section aria-labelledby="new-cases">
        <div className="section-head">
          <h2 id="new-cases">{words.heading}</h2>
        </div>
        <p className="soft">{words.lead}</p>
        <Part query={defaults}>
          {({ caseDefaults: read }) => (
            <div className="card form-card gap-medium">
              {mayChange ? <DefaultsForm read={read} /> : <DefaultsFacts read={read} />}
            </div>
          )}
        </Part>
      </section>
    </FirmFrame>
  )
}

interface DefaultsProps {
  readonly read: CaseDefaultsPartsFragment
}

function DefaultsFacts({ read }: DefaultsProps) {
  const words = useWords(defaultsWords)
  const toRows = useRows()
  return (
    <>
      <dl className="facts">
        {toRows(toDraft(read)).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft gap-small">{words.onlyAdministrators}</p>
    </>
  )
}

function DefaultsForm({ read }: DefaultsProps) {
  const words = useWords(defaultsWords)
  const invite = useWords(inviteWords)
  const kit = useWords(kitWords)
  const sentences = useWords(inviteSentences)
  const toRows = useRows()
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const act = useVersionedAct({ sentences, trouble: invite.trouble }, base)
  const [draft, setDraft] = useState(() => toDraft(read))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const defaults = toDefaults(draft)
  const findings = findDefaultsProblems(defaults)
  const change = (part: Partial<DefaultsDraft>) => setDraft({ ...draft, ...part })
  useAskBeforeLeaving(JSON.stringify(draft) !== JSON.stringify(toDraft(base)))

  async function submit() {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const result = await act.save(
      async (version) =>
        (await graph.run(changeCaseDefaults, { version, defaults })).changeCaseDefaults,
      (outcome) => outcome.defaults,
    )
    await readAgain(newCaseDefaults)
    if (!result?.defaults) return
    setBase(result.defaults)
    setDraft(toDraft(result.defaults))
    setWasSubmitted(false)
    toasts.show({ tone: 'success', title: words.saved })
  }

  return (
    <>
      <Refusal
        problem={act.problem}
        rows={act.newer && toDifferences(toDraft(act.newer))}
        onTake={() => act.newer && setDraft(toDraft(act.newer))}
      />
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
        fieldNames={{ questionnaireDays: words.questionnaireDays }}
      >
        <RadioTiles
          name="showsQuestionnaire"
          label={invite.questionnaire}
          hint={invite.questionnaireHint}
          value={draft.showsQuestionnaire ? 'now' : 'later'}
          onChange={(value) => change({ showsQuestionnaire: value === 'now' })}
          options={[
            { value: 'now', label: invite.rightAway },
            { value: 'later', label: invite.later },
          ]}
        />
        <TextField
          name="questionnaireDays"
          label={words.questionnaireDays}
          hint={words.questionnaireDaysHint}
          value={draft.questionnaireDays}
          onChange={(questionnaireDays) => change({ questionnaireDays })}
          inputMode="numeric"
          autoComplete="off"
          width="zip"
        />
        <RadioTiles
          name="coursePayer"
          label={invite.whoPays}
          value={draft.coursePayer}
          onChange={(coursePayer) => change({ coursePayer })}
          options={[
            { value: 'FIRM', label: invite.firmPays },
            { value: 'CLIENT', label: invite.clientPays },
          ]}
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {act.newer ? kit.saveDraft : words.save}
          </Button>
        </div>
      </Form>
    </>
  )

  function toDifferences(saved: DefaultsDraft) {
    const drafts = toRows(draft)
    return toRows(saved).map(({ name, value }, index) => ({
      name,
      saved: value,
      draft: drafts[index]?.value ?? '',
    }))
  }
}

/** The defaults as names and values. */
function useRows() {
  const words = useWords(defaultsWords)
  const invite = useWords(inviteWords)
  return ({ showsQuestionnaire, questionnaireDays, coursePayer }: DefaultsDraft) => [
    { name: invite.questionnaire, value: showsQuestionnaire ? invite.rightAway : invite.later },
    {
      name: words.questionnaireDays,
      value: isBlank(questionnaireDays) ? words.noDeadline : words.days(Number(questionnaireDays)),
    },
    { name: invite.whoPays, value: coursePayer === 'FIRM' ? invite.firmPays : invite.clientPays },
  ]
}

function toDraft({ showsQuestionnaire, questionnaireDays, coursePayer }: CaseDefaults) {
  return { showsQuestionnaire, questionnaireDays: questionnaireDays?.toString() ?? '', coursePayer }
}

/** Text that is no number becomes NaN, which is not allowed. */
function toDefaults({ questionnaireDays, ...draft }: DefaultsDraft): CaseDefaults {
  return {
    ...draft,
    questionnaireDays: isBlank(questionnaireDays) ? null : Number(questionnaireDays),
  }
}
