import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFormPage } from '#features/staff/workspace/people/FirmFormPage.tsx'
import { isBlank } from '#lib/text.ts'
import type { DraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { findDefaultsProblems, type CaseDefaults } from '../../rules/clients/case-defaults.ts'
import { inviteSentences, inviteWords } from '../words.ts'
import { changeCaseDefaults, newCaseDefaults } from './defaults.operations.ts'
import { defaultsWords } from './words.ts'

/** As typed. */
interface DefaultsDraft extends Omit<CaseDefaults, 'questionnaireDays'> {
  readonly questionnaireDays: string
}

export function CaseDefaultsPage() {
  const words = useWords(defaultsWords)
  return (
    <FirmFormPage
      path={workspacePaths.newCases}
      words={words}
      sentences={useWords(inviteSentences)}
      query={newCaseDefaults}
      getRead={({ caseDefaults }) => caseDefaults}
      toDraft={toDraft}
      check={(draft) => findDefaultsProblems(toDefaults(draft))}
      save={async (draft, { version }) =>
        (await graph.run(changeCaseDefaults, { version, defaults: toDefaults(draft) }))
          .changeCaseDefaults
      }
      getSaved={({ defaults }) => defaults}
      show={useShow()}
      renderFields={(form) => <DefaultsFields {...form} />}
    />
  )
}

function DefaultsFields({ draft, set }: DraftForm<DefaultsDraft>) {
  const words = useWords(defaultsWords)
  const invite = useWords(inviteWords)
  return (
    <>
      <RadioTiles
        name="showsQuestionnaire"
        label={invite.questionnaire}
        hint={invite.questionnaireHint}
        value={draft.showsQuestionnaire ? 'now' : 'later'}
        onChange={(value) => set({ ...draft, showsQuestionnaire: value === 'now' })}
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
        onChange={(questionnaireDays) => set({ ...draft, questionnaireDays })}
        inputMode="numeric"
        autoComplete="off"
        width="zip"
      />
      <RadioTiles
        name="coursePayer"
        label={invite.whoPays}
        value={draft.coursePayer}
        onChange={(coursePayer) => set({ ...draft, coursePayer })}
        options={[
          { value: 'FIRM', label: invite.firmPays },
          { value: 'CLIENT', label: invite.clientPays },
        ]}
      />
    </>
  )
}

function useShow() {
  const words = useWords(defaultsWords)
  const invite = useWords(inviteWords)
  return ({ showsQuestionnaire, questionnaireDays, coursePayer }: DefaultsDraft) => [
    {
      field: 'showsQuestionnaire',
      name: invite.questionnaire,
      value: showsQuestionnaire ? invite.rightAway : invite.later,
    },
    {
      field: 'questionnaireDays',
      name: words.questionnaireDays,
      value: isBlank(questionnaireDays) ? words.noDeadline : words.days(Number(questionnaireDays)),
    },
    {
      field: 'coursePayer',
      name: invite.whoPays,
      value: coursePayer === 'FIRM' ? invite.firmPays : invite.clientPays,
    },
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
