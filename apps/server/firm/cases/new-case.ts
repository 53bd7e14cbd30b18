import { createCase, type NewPerson } from '#features/cases/server/create-case.ts'
import { notifyOfAssignment } from '#features/cases/server/notify-staff.ts'
import {
  getParticipantKey,
  listPeople,
  writeTo,
} from '#features/cases/server/participants/participants.ts'
import { invite } from '#features/invitation/server/invite.ts'
import { toInvitations, type InvitedPerson } from '#features/invitation/server/limited-messages.ts'
import { limitMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { isEmail } from '#lib/email.ts'
import type { Language } from '#lib/language.ts'
import { mobileDigits } from '#lib/phone.ts'
import { oneLine } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { CommandValues } from '../arguments.ts'
import { reportProblems } from '../in-words.ts'
import { asStaff, wantedCase, wantedCaseId, wantedFirm, wantedLanguage } from '../staff.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const createCaseCommand: Command = {
  usage: `
  npm run firm -- case:create --firm "Hollis & Reyes Law" --chapter 7 --name "Ana Ruiz" --email ana@example.com --mobile 2125550190
                              [--spouse "Leo Ruiz" --spouse-email leo@example.com --spouse-mobile 2125550191] [--shared-phone]
                              [--code CLIENT-CODE] [--language en|es] --staff dana@firm.example
`,
  act: () => 'firm',
  run: (deps, { values }) => createCaseByFirm(deps, values),
}

export const inviteCommand: Command = {
  usage: `
  npm run firm -- invite <case id> [--debtor 2] [--language en|es] --staff dana@firm.example
`,
  act: () => 'case',
  run: (deps, { words: [id], values }) => inviteByFirm(deps, wantedCaseId(id), values),
}

async function createCaseByFirm(deps: AppDeps, values: CommandValues): Promise<string> {
  const firm = await wantedFirm(deps, values.firm)
  if (values.chapter !== undefined && values.chapter !== '7' && values.chapter !== '13')
    throw new UsageError('--chapter: expected 7 or 13.')
  const language = wantedLanguage(values) ?? 'en'
  const debtor1 = toPerson('', language, values.name, values.email, values.mobile)
  const debtor2 =
    values.spouse === undefined
      ? undefined
      : toPerson(
          'spouse-',
          language,
          values.spouse,
          values['spouse-email'],
          values['spouse-mobile'],
        )
  const isPhoneShared = values['shared-phone'] === true
  const hints = { 'cases.same-mobile': ' If they really use one phone, add --shared-phone.' }
  const people = [debtor1, ...(debtor2 ? [debtor2] : [])]
  return reportProblems(
    () =>
      sendInvitations(deps, firm.id, people, async (tx) => {
        const created = await createCase(deps, tx, {
          isPhoneShared,
          firmId: firm.id,
          chapter: values.chapter === undefined ? null : values.chapter === '7' ? 7 : 13,
          debtor1,
          ...(debtor2 ? { debtor2 } : {}),
          ...(values.code === undefined ? {} : { clientCode: values.code }),
        })
        await notifyOfAssignment(deps, tx, { caseId: created.id, firmId: firm.id })
        const links: string[] = []
        for (const participant of created.participants)
          if (participant) links.push(await invite(deps, tx, participant))
        return [
          `Case ${created.id} at ${firm.name}`,
          ...links.map((link, index) => `Invitation of debtor ${index + 1}: ${link}`),
        ].join('\n')
      }),
    hints,
  )
}

function toPerson(
  prefix: string,
  language: Language,
  name = '',
  email = '',
  mobile = '',
): NewPerson {
  const [givenName = '', ...rest] = oneLine(name).split(/\s+/)
  const mobilePhone = mobileDigits(mobile)
  if (givenName === '' || rest.length === 0)
    throw new UsageError(
      `--${prefix === '' ? 'name' : 'spouse'}: expected a first and a last name.`,
    )
  if (!isEmail(email)) throw new UsageError(`--${prefix}email: expected an email address.`)
  if (mobilePhone === undefined) throw new UsageError(`--${prefix}mobile: expected ten digits.`)
  return {
    givenName,
    familyName: rest.join(' '),
    email,
    mobilePhone,
    contactType: 3,
    language,
  }
}

async function inviteByFirm(deps: AppDeps, id: string, values: CommandValues): Promise<string> {
  const debtor = values.debtor ?? '1'
  const legalCase = await wantedCase(deps, id)
  const staffDeps = asStaff(deps, legalCase.firmId)
  const { database } = staffDeps
  const people = await listPeople(database.db, legalCase)
  const invited = people.find((participant) => String(participant.debtor) === debtor)
  if (!invited) throw new UsageError(`--debtor: this case has no debtor ${debtor}.`)
  const key = getParticipantKey(invited)
  const language = wantedLanguage(values)
  const link = await reportProblems(() =>
    sendInvitations({ ...deps, database }, legalCase.firmId, [invited], async (tx) => {
      if (language !== undefined) await writeTo(tx, key, language)
      return invite(staffDeps, tx, key)
    }),
  )
  return `Invitation of ${invited.givenName} ${invited.familyName}: ${link}`
}

function sendInvitations<Result>(
  { limits, log, database }: Pick<AppDeps, 'limits' | 'log' | 'database'>,
  firmId: string,
  people: readonly InvitedPerson[],
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const message = toInvitations(firmId, people)
  return limitMessages({ limits, log }, { language: 'en' }, message, () => database.transact(work))
}
