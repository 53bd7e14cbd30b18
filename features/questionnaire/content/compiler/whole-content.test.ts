// The compiler over all of version 1: every question of its six sections is there, with all its fields, in both languages.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Condition, Content, ContentField, ContentQuestion, Text } from '../../rules/content.ts'
import { instancesOf } from '../../rules/instances.ts'
import { compileContent } from './compile.ts'
import { faultLine } from './faults.ts'
import { printContent } from './print.ts'

const folder = join(import.meta.dirname, '../1')
const files = globSync('*.yaml', { cwd: folder }).map((name) => ({ path: `content/1/${name}`, text: readFileSync(join(folder, name), 'utf8') }))
const content = compiled()

/** Fields of each question, those of its blocks, lists and records included; a block under one key is no field itself. */
const fieldsOfQuestions = {
  gettingStarted: {
    gsCase: { caseSetup: 9, languageNeeds: 6 },
    gsUrgent: { urgentProblems: 17 },
    gsGoals: { whyFiling: 4, goals: 3 },
  },
  personalInformation: {
    piYou: { legalName: 9, otherNames: 9, taxIds: 12, contactDetails: 8 },
    piAddress: { homeAddress: 10, mailingAddress: 6, addressHistory: 10, courtDistrict: 2 },
    piMarriage: { maritalStatus: 6, nonFilingSpouse: 13, formerSpouses: 14, communityProperty: 11 },
    piHousehold: { dependents: 12, otherHousehold: 8, householdSize: 4 },
    piPast: { priorCases: 10, relatedCases: 7, militaryService: 10 },
  },
  homesAndLand: {
    hlLiving: { housingSituation: 3, rentalDetails: 16 },
    hlOwned: { realEstate: 97, homesteadFacts: 5 },
    hlHazard: { urgentProperty: 9 },
  },
  vehicles: {
    veOwned: { ownedVehicles: 69, leasedVehicles: 19, recreational: 58 },
    veUse: { vehicleUse: 7 },
  },
  householdItems: {
    hhHome: { hhHomeCheck: 5, householdGoods: 8, electronics: 8, clothing: 7, jewelry: 9, animals: 7 },
    hhHobby: { hhHobbyCheck: 4, collectibles: 7, sportsHobby: 7, firearms: 9, otherPersonal: 8 },
  },
  otherSecuredDebts: {
    sdLoans: { sdLoansCheck: 2, itemLoans: 45, liens: 40 },
  },
}

test('every question is there with all its fields', () => {
  expect(Object.fromEntries(content.sections.map(({ systemName, groups }) => [systemName, Object.fromEntries(groups.map(({ key, questions }) => [
    key, Object.fromEntries(questions.map((question) => [question.key, question.fields.flatMap(leavesOf).length])),
  ]))]))).toEqual(fieldsOfQuestions)
})

test.each([
  ['gettingStarted', 1, 5, 39, 6],
  ['personalInformation', 2, 18, 161, 20],
  ['homesAndLand', 3, 5, 130, 12],
  ['vehicles', 4, 4, 153, 10],
  ['householdItems', 5, 11, 79, 12],
  ['otherSecuredDebts', 9, 3, 87, 4],
])('%s has order %i, %i questions, %i fields and takes %i minutes', (systemName, order, questions, fields, minutes) => {
  const section = content.sections.find((one) => one.systemName === systemName)
  const own = section?.groups.flatMap((group) => group.questions) ?? []
  expect([section?.order, own.length, own.flatMap((question) => question.fields.flatMap(leavesOf)).length, section?.minutes]).toEqual([order, questions, fields, minutes])
})

test('a single case has 46 questions; a joint one asks 9 of them of each debtor', () => {
  const keys = (joint: boolean) => [...instancesOf(content, { version: 1, joint, chapter: 7 }).keys()]
  expect([keys(false).length, keys(true).length]).toEqual([46, 55])
  expect(keys(true).filter((key) => key.endsWith('_d2'))).toEqual([
    'legalName_d2', 'otherNames_d2', 'taxIds_d2', 'contactDetails_d2', 'homeAddress_d2', 'mailingAddress_d2', 'addressHistory_d2', 'courtDistrict_d2', 'militaryService_d2',
  ])
})

test('homes and vehicles are records with questions of their own', () => {
  expect(allFields().filter(({ kind }) => kind === 'nested').map(({ key, sub }) => [key, sub?.map((question) => question.key)])).toEqual([
    ['properties', ['propertyDetails', 'propertyValue', 'propertyLoans', 'propertyCosts']],
    ['vehicles', ['vehicleDetails', 'vehicleLoans']],
  ])
})

test('each line of a Quick Check opens the question of its name', () => {
  const groups = content.sections.flatMap((section) => section.groups).filter(({ questions }) => questions[0]?.key.endsWith('Check'))
  expect(groups.map(({ key }) => key)).toEqual(['hhHome', 'hhHobby', 'sdLoans'])
  for (const { key, questions: [check, ...others] } of groups) {
    expect(check?.fields.map((field) => [field.key, field.kind, field.required])).toEqual(others.map((question) => [question.key, 'ynh', true]))
    const opened = (field: string): Condition => ({ of: { question: `${key}Check`, field }, is: '==', value: 'yes' })
    expect(others.map(({ condition }) => condition)).toEqual(others.map((question) => opened(question.key)))
  }
})

test('numbers of persons and the date of birth of a debtor are kept apart', () => {
  expect(allQuestions().flatMap(({ key, fields }) => fields.flatMap(leavesOf).filter(({ sensitive }) => sensitive).map((field) => `${key}.${field.key}`))).toEqual([
    'taxIds.ssn', 'taxIds.itin', 'taxIds.number', 'contactDetails.dateOfBirth',
  ])
})

test('dates lie in the past, but for what is still to come', () => {
  const leaves = allQuestions().flatMap(({ key, fields }) => fields.flatMap(leavesOf).map((field) => ({ ...field, path: `${key}.${field.key}` })))
  const dates = leaves.filter(({ kind }) => kind === 'date' || kind === 'month')
  expect(dates).toHaveLength(51)
  expect(dates.filter(({ latest }) => latest === undefined).map(({ path }) => path)).toEqual([
    'urgentProblems.foreclosureSaleDate', 'urgentProblems.evictionDate', 'urgentProblems.garnishmentStart', 'urgentProblems.courtDate', 'urgentProblems.shutoffDate',
    'goals.filingDeadline', 'legalName.idExpires', 'rentalDetails.leaseEnds', 'realEstate.saleDate', 'ownedVehicles.finalPayment', 'leasedVehicles.endsOn',
    'recreational.finalPayment', 'itemLoans.redeemBy',
  ])
  expect(dates.filter(({ latest }) => latest === 'today-18y').map(({ path }) => path)).toEqual(['contactDetails.dateOfBirth'])
})

test('the kind of case is told, not asked', () => {
  const caseType = allQuestions()[0]?.fields[0]
  expect(caseType).toMatchObject({ key: 'caseType', readOnly: true, options: [{ value: 'SINGLE' }, { value: 'JOINT' }] })
})

test('every sentence stands in both languages', () => {
  const texts = textsIn(content)
  expect(texts.length).toBeGreaterThan(1500)
  expect(texts.filter(({ en, es }) => en === '' || es === '')).toEqual([])
  // Names of states and the like are the same in both; whole sentences are not.
  expect(texts.filter(({ en, es }) => en === es && en.includes(' ') && en !== 'Puerto Rico')).toEqual([])
})

test('nothing is cut on a card in either language', () => {
  const names = [
    ...content.sections.map(({ name }) => name),
    ...content.sections.flatMap(({ groups }) => groups.flatMap(({ name, summary, description }) => [name, summary ?? description])),
    ...allQuestions().flatMap(({ name, summary }) => [name, summary]),
    ...allFields().map(({ label }) => label),
  ]
  expect(names.filter(({ en, es }) => [...en].length > 29 || [...es].length > 29)).toEqual([])
})

test('the printed file is the same content, a question a line', () => {
  const text = printContent(content)
  expect(JSON.parse(text)).toEqual(content)
  expect(text.split('\n').filter((line) => line.includes('"who":'))).toHaveLength(46)
})

function compiled(): Content {
  const result = compileContent(1, 'content/1', files)
  if ('faults' in result) throw new Error(result.faults.map(faultLine).join('\n'))
  return result.content
}

function allQuestions(): readonly ContentQuestion[] {
  return content.sections.flatMap((section) => section.groups.flatMap((group) => group.questions))
}

function allFields(): readonly ContentField[] {
  return allQuestions().flatMap((question) => question.fields.flatMap(withInner))
}

function leavesOf(field: ContentField): readonly ContentField[] {
  return withInner(field).filter(({ kind }) => kind !== 'group')
}

function withInner(field: ContentField): readonly ContentField[] {
  return [field, ...(field.fields ?? []).flatMap(withInner), ...(field.sub ?? []).flatMap((question) => question.fields.flatMap(withInner))]
}

function textsIn(value: unknown): readonly Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value) return [value as Text]
  return Object.values(value).flatMap(textsIn)
}
