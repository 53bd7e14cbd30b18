import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { describeWork, hasWork, type LeavingWork } from '../../../rules/leaving/held-work.ts'
import { pathOfCasesOf } from '../../paths.ts'
import { useStaffActWords } from '../../use-staff-act.ts'
import { peopleWords } from '../../words.ts'
import { staffTeam } from '../people.operations.ts'
import { runWithStepUp } from '../step-up/step-up.ts'
import { fullName, type Member } from '../team.ts'
import { deactivateStaff, handOverStaffWork, staffWork } from './leaving.operations.ts'
import { listReceivers } from './receivers.ts'
import { leavingWords } from './words.ts'

export interface LeavingDialogProps {
  readonly member: Member
  readonly team: readonly Member[]
  readonly myId: string
  readonly onClose: () => void
}

/** Deactivates a person, or hands over what a person who has left still has. */
export function LeavingDialog({ member, ...props }: LeavingDialogProps) {
  const words = useWords(leavingWords)
  const work = useGraphQuery(staffWork, { staffId: member.id }, { fresh: true })
  const name = fullName(member)
  const isLeaving = member.state !== 'DEACTIVATED'
  const title = isLeaving ? words.deactivateTitle(name) : words.handOverTitle(name)
  // Numbers of an earlier time may be wrong by now.
  const query = work.isFetchedAfterMount ? work : { ...work, data: undefined }
  return (
    <Dialog isOpen onClose={props.onClose} title={title} alert={isLeaving}>
      {isLeaving ? <p className="dialog-notice">{words.deactivateText}</p> : null}
      <Part query={query as typeof work}>
        {(data) => <LeavingForm member={member} work={data.staffWork} {...props} />}
      </Part>
    </Dialog>
  )
}

interface LeavingFormProps extends LeavingDialogProps {
  readonly work: LeavingWork
}

function LeavingForm({ member, team, myId, work, onClose }: LeavingFormProps) {
  const words = useWords(leavingWords)
  const isLeaving = member.state !== 'DEACTIVATED'
  const form = useLeavingForm({ member, team, myId, work, onClose })
  const hasReceiver = form.draft.receiverId !== ''
  if (!isLeaving && !hasWork(work)) return <NothingLeft name={fullName(member)} onClose={onClose} />
  const deactivates = hasReceiver ? words.deactivateAndHandOver : words.deactivate
  return (
    <DraftForm
      form={form}
      fieldNames={{ receiverId: words.receiver }}
      submit={isLeaving ? deactivates : words.handOver}
      busy={isLeaving ? words.deactivating : words.handingOver}
      onCancel={onClose}
      {...(isLeaving && { look: 'danger' as const })}
    >
      <Work member={member} work={work} />
      {hasWork(work) ? (
        <ReceiverField {...{ team, member, work, myId }} field={form.bind('receiverId')} />
      ) : null}
    </DraftForm>
  )
}

function useLeavingForm({ member, team, work, onClose }: LeavingFormProps) {
  const words = useWords(leavingWords)
  const staffId = member.id
  const isLeaving = member.state !== 'DEACTIVATED'
  return useDraftForm({
    empty: { receiverId: '' },
    check: ({ receiverId }) =>
      isLeaving || receiverId !== '' ? {} : { receiverId: words.receiverRequired },
    words: useStaffActWords(),
    save: async ({ receiverId }) => {
      const outcome = await runWithStepUp(async () =>
        isLeaving
          ? (
              await graph.run(deactivateStaff, {
                staffId,
                receiverId: receiverId || null,
                seen: work,
              })
            ).deactivateStaff
          : (await graph.run(handOverStaffWork, { staffId, receiverId, seen: work }))
              .handOverStaffWork,
      )
      if (outcome !== 'canceled' && !outcome.success) await readAgain(staffWork, staffTeam)
      return outcome
    },
    shownBy: [staffTeam],
    toast: ({ receiverId }) => {
      const receiver = team.find(({ id }) => id === receiverId)
      const leaving = isLeaving ? [words.isDeactivated(fullName(member))] : []
      const handedOver = receiver
        ? [words.isHandedOver(fullName(receiver), describeWork(work, words.work).join(', '))]
        : []
      return [...leaving, ...handedOver].join(' ')
    },
    onSaved: onClose,
  })
}

interface WorkProps {
  readonly member: Member
  readonly work: LeavingWork
}

function Work({ member, work }: WorkProps) {
  const words = useWords(leavingWords)
  const name = fullName(member)
  if (!hasWork(work)) return <p>{words.hasNothing(name)}</p>
  return (
    <div>
      <p>{words.has(name)}</p>
      <ul className="bullets gap-small">
        {describeWork(work, words.work).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  )
}

interface ReceiverFieldProps extends WorkProps, Pick<LeavingDialogProps, 'team' | 'myId'> {
  readonly field: {
    readonly name: string
    readonly value: string
    readonly onChange: (value: string) => void
  }
}

function ReceiverField({ member, team, myId, work, field }: ReceiverFieldProps) {
  const words = useWords(leavingWords)
  const { roles, you } = useWords(peopleWords)
  const name = fullName(member)
  const { casesAsAttorney, openCases } = work
  return (
    <div className="gap-medium">
      <Select
        {...field}
        label={words.receiver}
        hint={casesAsAttorney === 0 ? words.receiverHint : words.leadsHint(casesAsAttorney)}
        placeholder={words.noOne}
        options={listReceivers(team, member, work).map((colleague) => ({
          value: colleague.id,
          label: words.colleague(
            colleague.id === myId ? you(fullName(colleague)) : fullName(colleague),
            roles[colleague.role],
          ),
        }))}
      />
      <p className="soft small-text gap-small">
        <span>{words.later(name)}</span>{' '}
        {openCases > 0 ? <Link href={pathOfCasesOf(member.id)}>{words.casesOf(name)}</Link> : null}
      </p>
    </div>
  )
}

interface NothingLeftProps {
  readonly name: string
  readonly onClose: () => void
}

function NothingLeft({ name, onClose }: NothingLeftProps) {
  const words = useWords(leavingWords)
  return (
    <>
      <p>{words.hasNothing(name)}</p>
      <div className="actions">
        <Button look="second" onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  )
}
