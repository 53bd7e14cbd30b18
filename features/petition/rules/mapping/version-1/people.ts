import { gates, into, none, same, whole, type ContentMapping } from '../mapping.ts'

/** Sections "Getting started" and "Personal information". */
export const people: ContentMapping = {
  caseSetup: whole({
    ...same('case', 'caseType', 'completedBy', 'helperName', 'helperRelation'),
    ...same('case', 'helperPaid', 'helperPaidAmount'),
    ...none('conversation', 'caseTypeCorrect', 'caseTypeNote'),
    chapterPreference: 'case.chapter',
  }),
  languageNeeds: whole(
    none(
      'conversation',
      ...['preferredLanguage', 'otherLanguage', 'needsInterpreter', 'needsAccess'],
      ...['accessNote', 'hasDeviceForVideo'],
    ),
  ),
  urgentProblems: whole({
    problems: 'case.urgentProblems',
    ...none(
      'urgent',
      ...['foreclosureSaleDate', 'foreclosureFirm', 'evictionDate', 'repossessionLender'],
      ...['garnishmentEmployer', 'garnishmentAmount', 'garnishmentStart', 'levyBank'],
      ...['levyAmount', 'levyDate', 'courtDate', 'utilityCompany', 'shutoffDate'],
      ...['taxLevyAgency', 'licenseKind', 'moreUrgent'],
    ),
  }),
  whyFiling: whole(none('conversation', 'causes', 'causeOther', 'story', 'startedWhen')),
  goals: whole(none('conversation', 'goalList', 'goalOther', 'filingDeadline')),
  legalName: whole({
    ...same('debtor', 'firstName', 'middleName', 'lastName', 'suffix'),
    ...none('identity', 'idKind', 'idState', 'idExpires', 'idNameMatches', 'idNameNote'),
  }),
  otherNames: whole({
    ...gates('has'),
    names: into(
      { otherNames: 'name' },
      same(
        'otherNames',
        ...(['kind', 'firstName', 'middleInitial', 'lastName', 'businessName'] as const),
        ...(['usedFrom', 'usedTo'] as const),
      ),
    ),
  }),
  taxIds: whole({
    ...gates('usedOtherNumber', 'hasEin'),
    ...same('debtor', 'taxIdKind', 'ssn', 'itin'),
    otherNumbers: into({ otherNumbers: 'number' }, same('otherNumbers', 'kind', 'number', 'why')),
    eins: into({ eins: 'ein' }, same('eins', 'ein', 'businessName')),
  }),
  contactDetails: whole({
    ...same('debtor', 'dateOfBirth', 'mobilePhone', 'email'),
    ...none(
      'conversation',
      ...['homePhone', 'workPhone', 'preferredContact', 'okToLeaveMessage', 'okToText'],
    ),
  }),
  homeAddress: whole({
    sameAsSpouse: 'debtor.sameAddress',
    ...same('debtor', 'address', 'movedIn', 'stateSince', 'keepPrivate'),
  }),
  mailingAddress: whole({ ...gates('different'), address: 'debtor.mailingAddress' }),
  addressHistory: whole({
    ...gates('has'),
    places: into(
      { pastAddresses: 'address' },
      same('pastAddresses', 'address', 'from', 'to', 'spouseToo'),
    ),
  }),
  courtDistrict: whole(same('debtor', 'livedHere180', 'districtReason')),
  maritalStatus: whole({
    status: 'household.maritalStatus',
    ...same('household', 'marriedOn', 'liveTogether', 'apartSince', 'legallySeparated'),
    ...same('household', 'separateHousehold'),
  }),
  nonFilingSpouse: whole({
    spouseName: 'spouse.name',
    ...same('spouse', 'dateOfBirth', 'sameAddress', 'address', 'sharesIncome'),
    ...none('advice', 'spouseMayFile'),
  }),
  formerSpouses: whole({
    ...gates('has'),
    divorces: into(
      { formerSpouses: 'formerSpouse' },
      {
        ...same('formerSpouses', 'name', 'address', 'decreeDate', 'court', 'youOwe', 'theyOwe'),
        ...same('formerSpouses', 'propertyPending'),
        whoFiled: 'formerSpouses.whose',
      },
    ),
  }),
  communityProperty: whole({
    ...gates('has'),
    periods: into(
      { communityPeriods: 'period' },
      same('communityPeriods', 'state', 'spouseName', 'address', 'from', 'to'),
    ),
  }),
  dependents: whole({
    ...gates('has'),
    people: into(
      { dependents: 'household' },
      same(
        'dependents',
        ...(['firstName', 'relationship', 'dateOfBirth', 'age', 'livesWithYou'] as const),
        ...(['timeWithYou', 'claimedOnTaxes', 'dependsOn', 'disabled'] as const),
        'attendsPaidSchool',
      ),
    ),
  }),
  otherHousehold: whole({
    ...gates('has'),
    people: into(
      { householdMembers: 'person' },
      same(
        'householdMembers',
        ...(['relationship', 'age', 'paysYou', 'monthlyAmount', 'hasOwnIncome'] as const),
        'sharesBudget',
      ),
    ),
  }),
  householdSize: whole(
    same('household', 'peopleInHousehold', 'peopleOnTaxReturn', 'otherSupported', 'people65'),
  ),
  priorCases: whole({
    ...gates('has'),
    cases: into(
      { priorCases: 'case' },
      same(
        'priorCases',
        ...(['whoFiled', 'chapter', 'district', 'caseNumber', 'filedOn', 'outcome'] as const),
        ...(['endedOn', 'dismissReason'] as const),
      ),
    ),
  }),
  relatedCases: whole({
    ...gates('has'),
    cases: into(
      { relatedCases: 'case' },
      same('relatedCases', 'debtorName', 'relationship', 'district', 'filedOn', 'caseNumber'),
    ),
  }),
  militaryService: whole({
    ...gates('served'),
    ...same('debtor', 'disabledVeteran', 'disabilityRating', 'debtDuringDuty', 'guardReserve'),
    ...same('debtor', 'calledUp', 'dutyKind', 'stillOnDuty', 'releasedOn', 'combatZone'),
  }),
}
