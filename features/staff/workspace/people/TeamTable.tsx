import { Suspense, useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { firmOffices } from '#features/firm/workspace/offices.operations.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { peopleWords } from '../words.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import type { StaffRole } from '#ui/graphql/enums.generated.ts'
import { MemberRow } from './MemberRow.tsx'
import {
  changeStaffRole,
  placeStaff,
  reactivateStaff,
  resendStaffInvitation,
  resetStaffSignIn,
  staffTeam,
  unlockStaff,
} from './people.operations.ts'
import { fullName, type Member, type Office } from './team.ts'
import { useStaffAct } from '../use-staff-act.ts'

const LeavingDialog = lazyPart(() => import('./leaving/LeavingDialog.tsx'), 'LeavingDialog')

export interface TeamTableProps {
  readonly team: readonly Member[]
  readonly myId: string
  readonly mayChangePeople: boolean
  readonly mayChangeRoles: boolean
}

interface Question {
  readonly kind: 'leaving' | 'reset'
  readonly member: Member
}

export function TeamTable({ team, myId, mayChangePeople, mayChangeRoles }: TeamTableProps) {
  const words = useWords(peopleWords)
  const act = useStaffAct(staffTeam)
  const offices = useGraphQuery(firmOffices, {}).data?.offices ?? []
  const hasOffices = offices.length > 1
  const [question, setQuestion] = useState<Question>()

  const acts = {
    isBusy: act.isBusy,
    changeRole: ({ id: staffId, ...member }: Member, role: StaffRole) =>
      act.run(
        async () => (await graph.run(changeStaffRole, { staffId, role })).changeStaffRole,
        words.roleChanged(fullName(member), words.roles[role]),
      ),
    place: async ({ id: staffId, ...member }: Member, office: Office | undefined) =>
      office &&
      act.run(
        async () => (await graph.run(placeStaff, { staffId, officeId: office.id })).placeStaff,
        words.isPlaced(fullName(member), office.city),
      ),
    sendAgain: ({ id: staffId, ...member }: Member) =>
      void act.run(
        async () => (await graph.run(resendStaffInvitation, { staffId })).resendStaffInvitation,
        words.invited(fullName(member)),
      ),
    activate: ({ id: staffId, ...member }: Member) =>
      void act.run(
        async () => (await graph.run(reactivateStaff, { staffId })).reactivateStaff,
        words.isActivated(fullName(member)),
      ),
    unlock: ({ id: staffId, ...member }: Member) =>
      void act.run(
        async () => (await graph.run(unlockStaff, { staffId })).unlockStaff,
        words.isUnlocked(fullName(member)),
      ),
    ask: setQuestion,
  }

  async function reset(member: Member) {
    setQuestion(undefined)
    await act.run(
      async () => (await graph.run(resetStaffSignIn, { staffId: member.id })).resetStaffSignIn,
      words.isActivated(fullName(member)),
    )
  }

  return (
    <>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <div className="card flush table-wrap" aria-busy={act.isBusy}>
        <table className="table as-cards">
          <caption className="visually-hidden">{words.people}</caption>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              <th scope="col">{words.role}</th>
              {hasOffices ? <th scope="col">{words.office}</th> : null}
              <th scope="col">{words.secondStep}</th>
              <th scope="col">{words.lastHere}</th>
              <th scope="col">
                <span className="visually-hidden">{words.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {team.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                team={team}
                offices={offices}
                isMe={member.id === myId}
                mayChangePeople={mayChangePeople}
                mayChangeRoles={mayChangeRoles}
                acts={acts}
              />
            ))}
          </tbody>
        </table>
      </div>
      {question?.kind === 'reset' ? (
        <ConfirmDialog
          title={words.resetTitle(fullName(question.member))}
          text={words.resetText}
          action={words.reset}
          onConfirm={() => void reset(question.member)}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
      <Suspense>
        {question?.kind === 'leaving' ? (
          <LeavingDialog
            member={question.member}
            team={team}
            myId={myId}
            onClose={() => setQuestion(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
