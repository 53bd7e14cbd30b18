import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { StaffRole } from '#ui/graphql/enums.generated.ts'
import { peopleWords } from '../words.ts'
import { inviteStaff, staffTeam } from './people.operations.ts'
import { fullName, isRole, staffRoles } from './team.ts'
import { useStaffAct } from './use-staff-act.ts'

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

/** What was typed stays until the invitation has been sent, even if the dialog is closed. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const words = useWords(peopleWords)
  const act = useStaffAct(staffTeam)
  const [draft, setDraft] = useState(emptyDraft)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const change = (field: keyof Draft) => (value: string) => setDraft({ ...draft, [field]: value })
  const missing = (value: string) => (isBlank(value) ? words.required : undefined)
  const errors = {
    givenName: missing(draft.givenName),
    familyName: missing(draft.familyName),
    email: missing(draft.email),
  }

  async function submit() {
    setWasSubmitted(true)
    if (Object.values(errors).some((error) => error !== undefined)) return
    const input = {
      givenName: draft.givenName.trim(),
      familyName: draft.familyName.trim(),
      email: draft.email.trim(),
      role: draft.role,
    }
    const isInvited = await act.run(
      async () => (await graph.run(inviteStaff, input)).inviteStaff,
      words.invited(fullName(input)),
    )
    if (!isInvited) return
    setDraft(emptyDraft)
    setWasSubmitted(false)
    onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.invite}>
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? errors : {}}
        fieldNames={{
          givenName: words.givenName,
          familyName: words.familyName,
          email: words.email,
        }}
      >
        <div className="pair">
          <TextField
            name="givenName"
            label={words.givenName}
            value={draft.givenName}
            onChange={change('givenName')}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            name="familyName"
            label={words.familyName}
            value={draft.familyName}
            onChange={change('familyName')}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <TextField
          name="email"
          label={words.email}
          value={draft.email}
          onChange={change('email')}
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
            if (isRole(role)) setDraft({ ...draft, role })
          }}
          options={staffRoles.map((role) => ({ value: role, label: words.roles[role] }))}
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.sending}>
            {words.sendInvitation}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
