import { useRef, useState } from 'react'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import type { Member } from '#features/staff/workspace/people/team.ts'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { now } from '#ui/browser/clock.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { KeptNotice } from '#ui/form/draft/KeptNotice.tsx'
import { useKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { useWords } from '#ui/language/language.ts'
import { inviteWords } from '../words.ts'
import type { CaseDefaults } from '../../rules/clients/case-defaults.ts'
import { CaseCard } from './CaseCard.tsx'
import { AskCard, CoursesCard, GreetingCard, type OfferedChecklist } from './DetailCards.tsx'
import { newDraft, peopleOf, readDraft, withOffered, type InviteDraft } from './invite-draft.ts'
import { PeopleCard } from './PeopleCard.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { SimilarDialog } from './SimilarDialog.tsx'
import { toTeamChoices } from './suggested-team.ts'
import { useInvite, type Sending } from './use-invite.ts'

export interface InviteFormProps {
  readonly team: readonly Member[]
  readonly defaults: CaseDefaults
  /** Beside the standard one. */
  readonly checklists: readonly OfferedChecklist[]
}

/** What is typed survives a reload, a lost connection and the end of the session. */
export function InviteForm({ team, defaults, checklists }: InviteFormProps) {
  const words = useWords(inviteWords)
  const { me } = useStaffSession()
  const [first] = useState(() => newDraft(freshKey(), defaults, officeDay(now())))
  const { draft: typed, ...kept } = useKeptDraft({
    name: 'invite',
    begin: () => first,
    read: undefined,
    fit: readDraft,
  })
  const draft = withOffered(typed, checklists)
  const choices = toTeamChoices(team, me?.id ?? '')
  const attorneyId = chosenOf(choices.attorneys, draft.attorneyId, choices.suggestedAttorneyId)
  const paralegalId = chosenOf(choices.paralegals, draft.paralegalId, choices.suggestedParalegalId)
  const invite = useInvite(draft, { attorneyId, paralegalId }, () => kept.forget(typed))
  /** The button that submits the form. */
  const pressed = useRef<Sending>('send')
  const change = (part: Partial<InviteDraft>) => kept.set({ ...draft, ...part })
  const people = peopleOf(draft)

  return (
    <Form
      className="beside"
      onSubmit={() => invite.submit(pressed.current)}
      errors={invite.errors}
      fieldNames={toFieldNames(words)}
      focusesField
    >
      <div className="form-cards">
        <KeptNotice draft={kept} />
        <PeopleCard draft={draft} change={change} />
        <CaseCard
          draft={draft}
          change={change}
          choices={choices}
          attorneyId={attorneyId}
          paralegalId={paralegalId}
        />
        <AskCard draft={draft} change={change} checklists={checklists} />
        <CoursesCard draft={draft} change={change} />
        <GreetingCard draft={draft} change={change} />
      </div>
      <div className="form-aside">
        <PreviewPane people={people} greeting={draft.greeting} />
        {invite.problem === undefined ? null : (
          <div className="gap-medium">
            <Banner tone="bad" title={invite.problem} takesFocus />
          </div>
        )}
        <div className="actions">
          <Button
            type="submit"
            icon="paper-plane-tilt"
            busy={invite.busy === 'send' && words.sending}
            onPress={() => {
              pressed.current = 'send'
            }}
          >
            {people.length === 1 ? words.send : words.sendTwo}
          </Button>
          <Button
            type="submit"
            look="second"
            busy={invite.busy === 'save'}
            onPress={() => {
              pressed.current = 'save'
            }}
          >
            {words.save}
          </Button>
        </div>
      </div>
      <SimilarDialog
        similar={invite.similar}
        onNewPerson={invite.confirmNewPerson}
        onClose={invite.closeSimilar}
      />
    </Form>
  )
}

/** A person who has left the firm since is no longer chosen. */
function chosenOf(members: readonly Member[], chosen: string | null, suggested: string): string {
  if (chosen === null) return suggested
  return members.some(({ id }) => id === chosen) ? chosen : ''
}

type FieldNameWords = Pick<
  (typeof inviteWords)['english'],
  'fieldOf' | 'givenName' | 'familyName' | 'email' | 'mobilePhone' | 'plannedFiling'
> & { readonly questionnaireDue: string; readonly checklist: string }

function toFieldNames(words: FieldNameWords): Readonly<Record<string, string>> {
  const { fieldOf, givenName, familyName, email, mobilePhone } = words
  const parts = { givenName, familyName, email, mobilePhone }
  const ofPeople = [1, 2].flatMap((debtor) =>
    Object.entries(parts).map(([part, label]) => [
      `debtor${debtor}.${part}`,
      fieldOf(label, debtor),
    ]),
  )
  const { plannedFiling: plannedFilingOn, questionnaireDue: questionnaireDueOn } = words
  const { checklist: checklistId } = words
  return { ...Object.fromEntries(ofPeople), plannedFilingOn, questionnaireDueOn, checklistId }
}
