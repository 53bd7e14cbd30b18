import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmSettingPage } from '#features/staff/workspace/people/FirmSettingPage.tsx'
import { isBlank } from '#lib/text.ts'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
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
  const show = useShow()
  return (
    <FirmSettingPage
      path={workspacePaths.newCases}
      heading={words.heading}
      leads={[words.lead]}
      query={newCaseDefaults}
      renderForm={({ caseDefaults: read }) => <DefaultsForm read={read} />}
      renderFacts={({ caseDefaults: read }) => <FactsTable rows={show(toDraft(read))} />}
      isCard
    />
  )
}

function DefaultsForm({ read }: { readonly read: CaseDefaultsPartsFragment }) {
  const words = useWords(defaultsWords)
  const invite = useWords(inviteWords)
  const sentences = useWords(inviteSentences)
  const form = useDraftForm({
    read,
    toDraft,
    check: (draft) => findDefaultsProblems(toDefaults(draft)),
    words: { sentences, trouble: invite.trouble },
    save: async (draft, { version }) =>
      (await graph.run(changeCaseDefaults, { version, defaults: toDefaults(draft) }))
        .changeCaseDefaults,
    getSaved: ({ defaults }) => defaults,
    shownBy: [newCaseDefaults],
    toast: () => words.saved,
  })
  const { draft, set } = form
  return (
    <DraftForm form={form} show={useShow()}>
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
    </DraftForm>
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
