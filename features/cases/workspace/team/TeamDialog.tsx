import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { staffCasePage } from '../case/case-page.operations.ts'
import { useClientActWords } from '../use-client-act.ts'
import { useTeamNames } from './team-names.ts'
import {
  changeCaseTeam,
  teamOfCase,
  type CaseTeamPartsFragment,
  type TeamOfCaseQuery,
} from './team.operations.ts'
import { teamWords } from './words.ts'

type Team = CaseTeamPartsFragment
type Role = TeamOfCaseQuery['team'][number]['role']

export interface TeamDialogProps {
  readonly caseId: string
  readonly data: TeamOfCaseQuery
  readonly onClose: () => void
}

export function TeamDialog({ caseId, data, onClose }: TeamDialogProps) {
  const words = useWords(teamWords)
  const { nameColleague, nameOffice } = useTeamNames(data)
  const form = useDraftForm({
    read: data.caseTeam,
    toDraft: (team) => team,
    words: useClientActWords(),
    save: async (change, seen) =>
      (await graph.run(changeCaseTeam, { caseId, seen, change })).changeCaseTeam,
    getSaved: ({ errorCode, team }) => (errorCode === 'clients.team-changed' ? team : null),
    shownBy: [teamOfCase, staffCasePage],
    asksBeforeLeaving: false,
    toast: () => words.saved,
    onSaved: onClose,
  })
  const { draft, change } = form
  const show = ({ attorneyId, paralegalId, officeId }: Team) => [
    { field: 'attorney', name: words.attorney, value: nameColleague(attorneyId) },
    { field: 'paralegal', name: words.paralegal, value: nameColleague(paralegalId) },
    { field: 'office', name: words.office, value: nameOffice(officeId) },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={words.heading}>
      <DraftForm form={form} show={show} onCancel={onClose}>
        <Select
          name="attorney"
          label={words.attorney}
          value={draft.attorneyId}
          onChange={(attorneyId) => change({ attorneyId })}
          options={listColleagues(['ATTORNEY', 'ADMINISTRATOR'], draft.attorneyId)}
        />
        <Select
          name="paralegal"
          label={words.paralegal}
          value={draft.paralegalId ?? ''}
          onChange={(id) => change({ paralegalId: id === '' ? null : id })}
          options={[
            { value: '', label: words.none },
            ...listColleagues(['PARALEGAL', 'ADMINISTRATOR'], draft.paralegalId),
          ]}
        />
        <Select
          {...form.bind('officeId')}
          name="office"
          label={words.office}
          hint={words.officeHint}
          options={data.offices.map(({ id }) => ({ value: id, label: nameOffice(id) }))}
        />
      </DraftForm>
    </Dialog>
  )

  /** Colleagues of these roles, and who is chosen now. */
  function listColleagues(roles: readonly Role[], chosen: string | null) {
    return data.team
      .filter(
        ({ id, role, state }) => id === chosen || (roles.includes(role) && state !== 'DEACTIVATED'),
      )
      .map(({ id }) => ({ value: id, label: nameColleague(id) }))
  }
}
