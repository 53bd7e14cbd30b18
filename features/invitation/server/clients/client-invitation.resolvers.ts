import type {
  ClientLanguage,
  NewClientCase,
  NewClientPerson,
  Resolvers,
} from '#contract/workspace.generated.ts'
import { getListContext } from '#features/cases/server/rows/client-rows.ts'
import { findSimilarClients } from '#features/cases/server/duplicates/similar-clients.ts'
import { greetingFor } from '#features/cases/server/firm-of-case.ts'
import { limitConcurrencyPerOwner } from '#lib/fair-turns.ts'
import type { Language } from '#lib/language.ts'
import { getRefusal, isExpectedRefusal } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { toPerson, type TypedPerson } from '../../rules/clients/new-client.ts'
import { writeInvitation } from '../invite.ts'
import {
  copyLink,
  inviteClients,
  resendInvitation,
  revokeInvitation,
} from './change-invitations.ts'
import { problem } from '../../rules/clients/problems.ts'
import { changeDefaults, readDefaults } from './case-defaults.ts'
import { addSpouseToCase, removeSpouseFromCase } from './change-spouse.ts'
import { correctClient } from './correct-client.ts'
import { createClientCase, type CreateClientCaseInput } from './create-client-case.ts'
import type { InviteClientsDeps } from './deps.ts'
import { importClients } from './import-clients.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function clientInvitationResolvers(deps: InviteClientsDeps) {
  // Acts on one person wait before they take a connection to the database.
  const inTurn = limitConcurrencyPerOwner({
    maxConcurrent: Infinity,
    maxQueued: Infinity,
    maxQueuedPerOwner: 200,
    turnedAway: () => problem('invite.too-many-at-once'),
  })
  return {
    Query: {
      invitationPreview: (_, { givenName, language, greeting }, { viewer }) =>
        preview(deps, viewer, givenName, readLanguage(language), greeting?.trim() || undefined),
      caseDefaults: (_, __, { viewer }) => readDefaults(deps, viewer),
      similarClients: (_, { debtor1, debtor2 }, { viewer: { firmId } }) =>
        deps.workspaceDatabase.forFirm(firmId).transact(async (tx) =>
          findSimilarClients(
            tx,
            await getListContext(tx, deps, firmId),
            [debtor1, ...(debtor2 ? [debtor2] : [])].map((each) => toPerson(readPerson(each))),
          ),
        ),
    },
    Mutation: {
      createClientCase: (_, { input }, { viewer }) =>
        createClientCase(deps, viewer, readNewCase(input)),
      inviteClients: async (_, { caseIds }, { viewer }) => {
        const reminder = await inviteClients(deps, viewer, caseIds)
        return { success: true, reminder: reminder ?? null }
      },
      resendClientInvitation: async (_, { participantId }, { viewer }) => {
        const person = `${viewer.firmId}|${participantId}`.toLowerCase()
        await inTurn(person, () => resendInvitation(deps, viewer, participantId))
        return { success: true }
      },
      copyClientLink: async (_, { participantId }, { viewer }) => ({
        success: true,
        link: await copyLink(deps, viewer, participantId),
      }),
      revokeClientInvitation: async (_, { participantId }, { viewer }) => {
        await revokeInvitation(deps, viewer, participantId)
        return { success: true }
      },
      correctClient: (_, { seen, change, ...input }, { viewer }) =>
        correctClient(deps, viewer, {
          ...input,
          seen: readPerson(seen),
          change: readPerson(change),
        }),
      addSpouse: async (_, { spouse, ...input }, { viewer }) => {
        try {
          await addSpouseToCase(deps, viewer, { ...input, spouse: readPerson(spouse) })
          return { success: true }
        } catch (error) {
          if (!isExpectedRefusal(error)) throw error
          const { field } = error.params
          return { ...getRefusal(error), errorField: typeof field === 'string' ? field : null }
        }
      },
      removeSpouse: async (_, { participantId, hasAccount }, { viewer }) => {
        await removeSpouseFromCase(deps, viewer, { participantId, hasAccount })
        return { success: true }
      },
      changeCaseDefaults: (_, { version, defaults: input }, { viewer }) =>
        changeDefaults(deps, viewer, {
          version,
          defaults: { ...input, questionnaireDays: input.questionnaireDays ?? null },
        }),
      importClients: (_, input, { viewer }) => importClients(deps, viewer, input),
    },
  } satisfies Resolvers
}

async function preview(
  deps: InviteClientsDeps,
  { firmId }: StaffViewer,
  givenName: string,
  language: Language,
  greeting: string | undefined,
) {
  const firm = await greetingFor(deps.workspaceDatabase.forFirm(firmId).db, { firmId })
  const link = `${deps.publicUrl}/account-creation/…`
  const { email, text } = writeInvitation(firm, { language, givenName, greeting, link })
  const { subject, body } = email
  return { from: firm.firmName, subject, body, text, days: firm.invitationDays }
}

function readNewCase(input: NewClientCase): CreateClientCaseInput {
  const { debtor2, chapter, paralegalId, checklistId, plannedFilingOn, questionnaireDueOn } = input
  const { coursePayer, clientCode, greeting, ...rest } = input
  return {
    ...rest,
    debtor1: readPerson(input.debtor1),
    debtor2: debtor2 ? readPerson(debtor2) : undefined,
    chapter: chapter ?? undefined,
    paralegalId: paralegalId ?? undefined,
    checklistId: checklistId ?? undefined,
    plannedFilingOn: plannedFilingOn ?? undefined,
    questionnaireDueOn: questionnaireDueOn ?? undefined,
    clientCode: clientCode ?? undefined,
    greeting: greeting ?? undefined,
    coursePayment: coursePayer === 'CLIENT' ? 1 : 2,
  }
}

function readPerson({ language, ...person }: NewClientPerson): TypedPerson {
  return { ...person, language: readLanguage(language) }
}

function readLanguage(language: ClientLanguage): Language {
  return language.toLowerCase() as Language
}
