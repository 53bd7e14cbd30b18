/**
 * The number of fields per question, including those in blocks, lists and records. A block with a
 * key is not counted. Three lists of payments have one more field that asks whether the client
 * knows the dates.
 */
export const fieldsOfQuestions = {
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
    hhHome: {
      hhHomeCheck: 5,
      householdGoods: 8,
      electronics: 8,
      clothing: 7,
      jewelry: 9,
      animals: 7,
    },
    hhHobby: { hhHobbyCheck: 4, collectibles: 7, sportsHobby: 7, firearms: 9, otherPersonal: 8 },
  },
  moneyAndAccounts: {
    maCash: { maCashCheck: 4, cash: 3, bankAccounts: 14, paymentApps: 9, crypto: 9 },
    maInvest: { maInvestCheck: 3, investments: 9, privateInterests: 8, bondsNotes: 7 },
    maRetire: { maRetireCheck: 4, retirement: 13, deposits: 7, annuities: 8, educationSavings: 10 },
  },
  otherProperty: {
    opOwed: { opOwedCheck: 3, taxRefunds: 10, supportOwedToYou: 8, otherMoneyOwed: 9 },
    opRights: {
      opRightsCheck: 5,
      insurancePolicies: 11,
      inheritance: 8,
      trustsFuture: 9,
      legalClaims: 14,
      counterclaims: 5,
    },
    opOther: { opOtherCheck: 4, intellectual: 7, licenses: 5, otherFinancial: 6, anythingElse: 7 },
  },
  businessAndFarm: {
    bfBusiness: { businesses: 40, financialStatements: 9 },
    bfAssets: {
      bfAssetsCheck: 7,
      receivables: 5,
      officeEquipment: 7,
      toolsMachinery: 7,
      inventory: 7,
      partnerships: 4,
      customerLists: 4,
      otherBusinessProperty: 7,
    },
    bfFarm: {
      farmGate: 1,
      bfFarmCheck: 5,
      farmAnimals: 8,
      crops: 8,
      farmEquipment: 8,
      farmSupplies: 8,
      otherFarm: 8,
    },
  },
  otherSecuredDebts: {
    sdLoans: { sdLoansCheck: 2, itemLoans: 45, liens: 40 },
  },
  taxesAndSupport: {
    tsTax: { taxReturns: 11, taxDebts: 27 },
    tsSupport: { supportOwed: 25 },
    tsOther: { tsOtherCheck: 2, injuryIntoxicated: 16, otherPriority: 17 },
  },
  cardsBillsLoans: {
    cbStart: { creditReports: 5, debtKinds: 4 },
    cbCards: {
      cbCardsCheck: 4,
      creditCards: 36,
      personalLoans: 35,
      familyLoans: 36,
      studentLoans: 42,
    },
    cbBills: { cbBillsCheck: 4, medicalBills: 36, utilityBills: 36, rentDebts: 35, bankDebts: 35 },
    cbOther: {
      cbOtherCheck: 7,
      deficiencies: 36,
      judgmentDebts: 38,
      governmentDebts: 37,
      divorceDebts: 35,
      cosignedDebts: 36,
      businessDebts: 36,
      otherDebts: 35,
    },
    cbRecent: { recentCredit: 15 },
  },
  contractsCosigners: {
    ccContracts: { contracts: 26 },
    ccCosigners: { otherCosigners: 12 },
  },
  jobAndIncome: {
    jiJob: { employment: 5, employers: 38, pastJobs: 8 },
    jiOther: {
      otherIncome: 24,
      rentalIncome: 9,
      selfEmployment: 7,
      contributions: 7,
      spouseOwnUse: 4,
      incomeChanges: 5,
    },
    jiSix: { sixMonthIncome: 18 },
    jiHistory: { incomeHistory: 6, otherIncomeHistory: 5 },
  },
  monthlyExpenses: {
    meHome: {
      homeExpenses: 8,
      utilityExpenses: 5,
      livingExpenses: 17,
      paymentExpenses: 20,
      expenseChanges: 5,
    },
    meSecond: {
      d2HomeExpenses: 8,
      d2UtilityExpenses: 5,
      d2LivingExpenses: 17,
      d2PaymentExpenses: 22,
    },
    meExtra: { specialExpenses: 16, specialCircumstances: 6, chapter13Budget: 7 },
  },
  financialHistory: {
    fhPayments: { fhPaymentsCheck: 3, payments90: 16, insiderPayments: 15, insiderBenefit: 16 },
    fhLegal: { fhLegalCheck: 4, lawsuits: 16, seizures: 13, setoffs: 11, receivers: 1 },
    fhGifts: { fhGiftsCheck: 3, gifts: 13, charity: 11, losses: 8 },
    fhTransfers: {
      fhTransfersCheck: 4,
      bankruptcyPayments: 12,
      debtReliefPayments: 12,
      transfers: 16,
      trustTransfers: 6,
    },
    fhAccounts: { fhAccountsCheck: 3, closedAccounts: 13, safeBoxes: 10, storageUnits: 11 },
    fhOthers: { heldForOthers: 11, environmental: 22 },
  },
  feesCoursesReview: {
    frFees: { filingFee: 8, feePayers: 10 },
    frCourses: { creditCounseling: 9, debtorEducation: 5 },
    frReview: { finalCheck: 10, signingPlan: 4 },
  },
}
