import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/draft/Refusal.tsx'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { staffCasePage } from '../case-page/case-page.operations.ts'
import { useClientAct } from '../use-client-act.ts'
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
  const kit = useWords(kitWords)
  const act = useClientAct()
  const { nameColleague, nameOffice } = useTeamNames(data)
  const [seen, setSeen] = useState<Team>(data.caseTeam)
  const [newer, setNewer] = useState<Team>()
  const [draft, setDraft] = useState<Team>(data.caseTeam)

  async function save() {
    const result = await act.run(async () => {
      const outcome = (await graph.run(changeCaseTeam, { caseId, seen, change: draft }))
        .changeCaseTeam
      if (outcome.errorCode === 'clients.team-changed' && outcome.team) {
        setSeen(outcome.team)
        setNewer(outcome.team)
      }
      return outcome
    })
    await Promise.all([readAgain(teamOfCase), readAgain(staffCasePage)])
    if (!result) return
    toasts.show({ tone: 'success', title: words.saved })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.heading}>
      <Refusal
        problem={act.problem}
        rows={newer && toRows(newer)}
        onTake={() => newer && setDraft(newer)}
      />
      <Form onSubmit={() => void save()} errors={{}} fieldNames={{}}>
        <Select
          name="attorney"
          label={words.attorney}
          value={draft.attorneyId}
          onChange={(attorneyId) => setDraft({ ...draft, attorneyId })}
          options={listColleagues(['ATTORNEY', 'ADMINISTRATOR'], draft.attorneyId)}
        />
        <Select
          name="paralegal"
          label={words.paralegal}
          value={draft.paralegalId ?? ''}
          onChange={(id) => setDraft({ ...draft, paralegalId: id === '' ? null : id })}
          options={[
            { value: '', label: words.none },
            ...listColleagues(['PARALEGAL', 'ADMINISTRATOR'], draft.paralegalId),
          ]}
        />
        <Select
          name="office"
          label={words.office}
          hint={words.officeHint}
          value={draft.officeId}
          onChange={(officeId) => setDraft({ ...draft, officeId })}
          options={data.offices.map(({ id }) => ({ value: id, label: nameOffice(id) }))}
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {newer ? kit.saveDraft : words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
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

  function toRows(saved: Team) {
    return [
      {
        name: words.attorney,
        saved: nameColleague(saved.attorneyId),
        draft: nameColleague(draft.attorneyId),
      },
      {
        name: words.paralegal,
        saved: nameColleague(saved.paralegalId),
        draft: nameColleague(draft.paralegalId),
      },
      { name: words.office, saved: nameOffice(saved.officeId), draft: nameOffice(draft.officeId) },
    ]
  }
}
