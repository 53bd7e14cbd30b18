import { isBlank } from '#lib/text.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { StaffRole } from '#ui/graphql/enums.generated.ts'
import { peopleWords } from '../words.ts'
import { inviteStaff, staffTeam } from './people.operations.ts'
import { fullName, isRole, staffRoles } from './team.ts'
import { runWithStepUp } from './step-up/step-up.ts'
import { useStaffActWords } from '../use-staff-act.ts'

export interface InviteDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface Draft {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly role: StaffRole
}

const emptyDraft: Draft = { givenName: '', familyName: '', email: '', role: 'PARALEGAL' }

export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const words = useWords(peopleWords)
  const missing = (value: string) => (isBlank(value) ? words.required : undefined)
  const form = useDraftForm({
    empty: emptyDraft,
    keptAs: 'new-colleague',
    check: ({ givenName, familyName, email }) => ({
      givenName: missing(givenName),
      familyName: missing(familyName),
      email: missing(email),
    }),
    words: useStaffActWords(),
    save: (draft) =>
      runWithStepUp(async () => (await graph.run(inviteStaff, toInput(draft))).inviteStaff),
    shownBy: [staffTeam],
    toast: (draft) => words.invited(fullName(toInput(draft))),
    onSaved(_, hasMore) {
      if (hasMore) return
      form.set(emptyDraft)
      form.forgetSubmit()
      onClose()
    },
  })
  const { draft, change, bind } = form
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.invite}>
      <DraftForm
        form={form}
        fieldNames={{
          givenName: words.givenName,
          familyName: words.familyName,
          email: words.email,
        }}
        submit={words.sendInvitation}
        busy={words.sending}
        onCancel={onClose}
      >
        <div className="pair">
          <TextField
            {...bind('givenName')}
            label={words.givenName}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            {...bind('familyName')}
            label={words.familyName}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <TextField
          {...bind('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          name="role"
          label={words.role}
          value={draft.role}
          onChange={(role) => {
            if (isRole(role)) change({ role })
          }}
          options={staffRoles.map((role) => ({ value: role, label: words.roles[role] }))}
        />
      </DraftForm>
    </Dialog>
  )
}

function toInput({ givenName, familyName, email, role }: Draft): Draft {
  return { givenName: givenName.trim(), familyName: familyName.trim(), email: email.trim(), role }
}
