import type {
  ClientLanguage,
  Resolvers,
  StaffOutcome,
  StaffPermission,
  StaffSignIn,
} from '#contract/workspace.generated.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import type { Language } from '#lib/language.ts'
import type { Source } from '#lib/viewer.ts'
import { permissions } from '../rules/permissions.ts'
import { fromContractRole, toContractRole } from '../rules/roles.ts'
import type { StaffDeps } from './deps.ts'
import { acceptInvitation, readInvitation } from './people/accept-invitation.ts'
import { forgotPassword, readPasswordReset, resetPassword } from './links/forgotten-password.ts'
import { reportNotMe } from './links/report-not-me.ts'
import { firmFaqs } from './settings/firm-faqs.ts'
import { mailFooter } from './settings/mail-footer.ts'
import {
  addPasskey,
  beginPasskey,
  listOwnPasskeys,
  removePasskey,
} from './passkeys/change-passkeys.ts'
import {
  beginPasskeyProof,
  beginPasskeySignIn,
  confirmStaffWithPasskey,
  submitPasskey,
} from './passkeys/prove-by-passkey.ts'
import {
  changeRole,
  inviteStaff,
  placeStaff,
  resendInvitation,
  resetSignIn,
  unlockStaff,
} from './people/change-people.ts'
import {
  deactivateStaff,
  handOverStaffWork,
  reactivateStaff,
  readStaffWork,
} from './people/leaving.ts'
import { listTeam, readOwnMember } from './people/list-team.ts'
import { readRefusals } from './refusals/read-refusals.ts'
import { listDevices, signOutDevice } from './sessions/devices.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { signOut } from './sessions/sign-out.ts'
import { confirmStaff } from './sign-in/step-up.ts'
import { findCurrentFlow } from './flows/flows.ts'
import { chooseFirm, submitAuthenticatorCode, submitRecoveryCode } from './sign-in/second-step.ts'
import { beginAuthenticator, submitFirstCode } from './sign-in/set-up-authenticator.ts'
import { describeStep, findNextStep } from './sign-in/sign-in-result.ts'
import { signInWithPassword } from './sign-in/sign-in-with-password.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function staffResolvers(deps: StaffDeps) {
  return {
    Query: {
      staffSession: (_, __, { viewer, setCookie }) =>
        refreshSession(deps, viewer.source, setCookie),
      staffSignInUnderWay: (_, __, { viewer }) => findSignInUnderWay(deps, viewer.source),
      staffInvitation: (_, { token }, { viewer }) => readInvitation(deps, viewer.source, token),
      staffPasswordReset: (_, { token }, { viewer }) =>
        readPasswordReset(deps, viewer.source, token),
      me: (_, __, { viewer }) => readOwnMember(deps, viewer),
      team: (_, __, { viewer }) => listTeam(deps, viewer),
      staffWork: (_, { staffId }, { viewer }) => readStaffWork(deps, viewer, staffId),
      staffPermissions: listPermissions,
      myDevices: (_, __, { viewer }) => listDevices(deps, viewer),
      refusedAccess: (_, filter, { viewer }) => readRefusals(deps, viewer, filter),
      mailFooter: (_, __, { viewer }) => mailFooter.read(deps, viewer, {}),
      firmFaqs: (_, { language }, { viewer }) =>
        firmFaqs.read(deps, viewer, { language: readLanguage(language) }),
      myPasskeys: (_, __, { viewer }) => listOwnPasskeys(deps, viewer),
    },
    Mutation: {
      signInStaff: (_, input, { viewer, setCookie }) =>
        signInWithPassword(deps, viewer.source, setCookie, input),
      acceptStaffInvitation: (_, input, { viewer, setCookie, repetition }) =>
        acceptInvitation(deps, viewer.source, setCookie, input, repetition),
      forgotStaffPassword: (_, { email }, { viewer }) =>
        toOutcome(forgotPassword(deps, viewer.source, email)),
      resetStaffPassword: (_, input, { viewer, setCookie, repetition }) =>
        resetPassword(deps, viewer.source, setCookie, input, repetition),
      reportStaffNotMe: (_, { token }, { viewer }) =>
        toOutcome(reportNotMe(deps, viewer.source, token)),
      beginAuthenticator: (_, __, { viewer }) => beginAuthenticator(deps, viewer.source),
      confirmAuthenticator: (_, { code }, { viewer, setCookie, repetition }) =>
        submitFirstCode(deps, viewer.source, setCookie, code, repetition),
      submitAuthenticatorCode: (_, { code }, { viewer, setCookie, repetition }) =>
        submitAuthenticatorCode(deps, viewer.source, setCookie, code, repetition),
      submitRecoveryCode: (_, { code }, { viewer, setCookie, repetition }) =>
        submitRecoveryCode(deps, viewer.source, setCookie, code, repetition),
      beginPasskeySignIn: (_, __, { viewer }) => beginPasskeySignIn(deps, viewer.source),
      submitPasskey: (_, { proof }, { viewer, setCookie, repetition }) =>
        submitPasskey(deps, viewer.source, setCookie, proof, repetition),
      chooseStaffFirm: (_, { firmId }, { viewer, setCookie, repetition }) =>
        chooseFirm(deps, viewer.source, setCookie, firmId, repetition),
      signOutStaff: (_, __, { viewer, setCookie, clearCache }) => {
        clearCache()
        return toOutcome(signOut(deps, viewer, setCookie))
      },
      signOutStaffDevice: (_, { id }, { viewer }) => toOutcome(signOutDevice(deps, viewer, id)),
      confirmStaff: (_, { code }, { viewer }) => toOutcome(confirmStaff(deps, viewer, code)),
      beginPasskeyProof: (_, __, { viewer }) => beginPasskeyProof(deps, viewer),
      confirmStaffWithPasskey: (_, { proof }, { viewer }) =>
        toOutcome(confirmStaffWithPasskey(deps, viewer, proof)),
      beginPasskey: (_, __, { viewer }) => beginPasskey(deps, viewer),
      addPasskey: (_, { passkey }, { viewer }) => toOutcome(addPasskey(deps, viewer, passkey)),
      removePasskey: (_, { id }, { viewer }) => toOutcome(removePasskey(deps, viewer, id)),
      inviteStaff: (_, { role, ...person }, { viewer }) =>
        toOutcome(inviteStaff(deps, viewer, { ...person, role: fromContractRole(role) })),
      resendStaffInvitation: (_, { staffId }, { viewer }) =>
        toOutcome(resendInvitation(deps, viewer, staffId)),
      changeStaffRole: (_, { staffId, role }, { viewer }) =>
        toOutcome(changeRole(deps, viewer, staffId, fromContractRole(role))),
      placeStaff: (_, { staffId, officeId }, { viewer }) =>
        toOutcome(placeStaff(deps, viewer, staffId, officeId)),
      deactivateStaff: (_, { staffId, ...choice }, { viewer }) =>
        toOutcome(deactivateStaff(deps, viewer, staffId, choice)),
      handOverStaffWork: (_, { staffId, ...choice }, { viewer }) =>
        toOutcome(handOverStaffWork(deps, viewer, staffId, choice)),
      reactivateStaff: (_, { staffId }, { viewer }) =>
        toOutcome(reactivateStaff(deps, viewer, staffId)),
      unlockStaff: (_, { staffId }, { viewer }) => toOutcome(unlockStaff(deps, viewer, staffId)),
      changeMailFooter: (_, { version, ...input }, { viewer }) =>
        mailFooter.change(deps, viewer, { version, input, part: {} }),
      changeFirmFaqs: (_, { language, version, faqs }, { viewer }) =>
        firmFaqs.change(deps, viewer, {
          ...{ version, input: faqs ?? null },
          part: { language: readLanguage(language) },
        }),
      resetStaffSignIn: (_, { staffId }, { viewer }) =>
        toOutcome(resetSignIn(deps, viewer, staffId)),
    },
  } satisfies Resolvers
}

async function toOutcome(work: Promise<void>): Promise<StaffOutcome> {
  await work
  return { success: true }
}

async function findSignInUnderWay(deps: StaffDeps, source: Source): Promise<StaffSignIn | null> {
  const flow = await findCurrentFlow(deps, source)
  const [login] = flow?.logins ?? []
  if (!flow || !login) return null
  const { firmId, staffId } = login
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const member = await findStaffMember(db, { firmId, staffId })
  const step = await describeStep(deps, flow, findNextStep(flow))
  return { ...step, email: member?.email ?? null }
}

function listPermissions(): readonly StaffPermission[] {
  return Object.entries(permissions).map(([act, { roles, asksAgain }]) => ({
    act,
    roles: roles.map(toContractRole),
    asksAgain,
  }))
}

function readLanguage(language: ClientLanguage): Language {
  return language === 'ES' ? 'es' : 'en'
}
