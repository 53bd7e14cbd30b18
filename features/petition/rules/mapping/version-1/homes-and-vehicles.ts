import { gates, into, none, record, same, whole, type ContentMapping } from '../mapping.ts'
import { debt, installments, owner, secured, vehicleLoan } from './blocks.ts'

/** Sections "Homes and land" and "Vehicles". */
export const homesAndVehicles: ContentMapping = {
  housingSituation: whole(same('housing', 'kind', 'explain', 'monthlyCost')),
  rentalDetails: into(
    { leases: 'residence', claims: 'rent' },
    {
      ...gates('rentBehind'),
      landlordName: 'leases.party',
      landlordAddress: 'leases.address',
      leaseKind: 'leases.term',
      leaseEnds: 'leases.endsOn',
      keepRenting: 'leases.wantsToStay',
      amountBehind: 'claims.amount',
      ...same('housing', 'evictionJudgment', 'evictionDate', 'evictionCase', 'canPayRent30'),
      ...none('conversation', 'landlordPhone'),
    },
  ),
  realEstate: whole({
    ...gates('has'),
    properties: into(
      {
        property: 'realEstate',
        'leases@hoa': 'homeownersAssociation',
        'leases@tenant': 'tenant',
        'claims@tax': 'propertyTax',
        'claims@deposit': 'tenantDeposit',
      },
      {
        propertyDetails: record({
          ...owner,
          ...same('property', 'address', 'use', 'isHomestead', 'livedSince', 'acres', 'parcelId'),
          noStreet: 'property.description',
          propertyType: 'property.types',
          propertyTypeOther: 'property.typeOther',
          interestKind: 'property.interest',
          namesOnDeed: 'property.titledTo',
          boughtWhileMarried: 'property.acquiredWhileMarried',
        }),
        propertyValue: record({
          ...same('property', 'acquiredOn', 'howAcquired', 'purchasePrice', 'shareValue'),
          ...same('property', 'valueSource', 'valueDate', 'needsRepairs', 'repairNote'),
          ...same('property', 'listedForSale', 'listPrice', 'refinancedOn'),
          currentValue: 'property.value',
        }),
        propertyLoans: record({
          ...gates('has'),
          loans: into(secured, {
            ...debt,
            ...installments,
            loanKind: 'claims.lien',
            includesTaxesIns: 'claims.paymentIncludesTaxes',
            ...same('claims', 'paymentMadeBy', 'foreclosureStarted', 'saleDate', 'modPending'),
            plan: 'intentions.plan',
          }),
        }),
        propertyCosts: record({
          ...gates('hasHoa', 'rentedOut'),
          hoaName: 'leases@hoa.party',
          hoaAddress: 'leases@hoa.address',
          hoaDues: 'leases@hoa.monthlyPayment',
          hoaBehind: 'leases@hoa.amountBehind',
          ...same('property', 'insured', 'insurer', 'yearlyTax'),
          taxBehind: 'claims@tax.amount',
          tenantName: 'leases@tenant.party',
          rentReceived: 'leases@tenant.monthlyIncome',
          tenantDeposit: 'claims@deposit.amount',
        }),
      },
    ),
  }),
  homesteadFacts: whole(
    same(
      'homestead',
      ...(['boughtWithin1215', 'priorHomeSameState', 'bigPaydown'] as const),
      ...(['homesteadDeclared', 'felonyOrSecurities'] as const),
    ),
  ),
  urgentProperty: whole({
    ...gates('has'),
    items: into({ hazards: 'property' }, same('hazards', 'what', 'why', 'address')),
  }),
  ownedVehicles: whole({
    ...gates('has'),
    vehicles: into(
      { property: 'vehicle' },
      {
        vehicleDetails: record({
          ...owner,
          kind: 'property.itemKind',
          ...same('property', 'year', 'make', 'model', 'mileage', 'vin', 'condition'),
          ...same('property', 'titleState', 'purchasePrice', 'shareValue', 'valueSource'),
          ...same('property', 'mainDriver', 'modifiedForDisability', 'insured'),
          namesOnTitle: 'property.titledTo',
          boughtWhileMarried: 'property.acquiredWhileMarried',
          boughtOn: 'property.acquiredOn',
          currentValue: 'property.value',
          useForWork: 'property.usedForWork',
        }),
        vehicleLoans: record({ ...gates('has'), loans: into(secured, vehicleLoan) }),
      },
    ),
  }),
  leasedVehicles: whole({
    ...gates('has'),
    leases: into(
      { leases: 'vehicle', intentions: 'lease' },
      {
        lessorName: 'leases.party',
        lessorAddress: 'leases.address',
        accountLast4: 'leases.account',
        lessee: 'leases.signer',
        keepLease: 'intentions.keep',
        ...same('leases', 'year', 'make', 'model', 'startedOn', 'endsOn', 'monthlyPayment'),
        ...same('leases', 'amountBehind', 'mileage'),
      },
    ),
  }),
  recreational: whole({
    ...gates('has'),
    items: into(
      { property: 'recreational' },
      {
        ...owner,
        ...gates('hasLoan'),
        kind: 'property.itemKind',
        currentValue: 'property.value',
        location: 'property.location',
        ...same('property', 'year', 'make', 'model', 'description', 'shareValue'),
        loans: into(secured, vehicleLoan),
      },
    ),
  }),
  vehicleUse: whole(
    same(
      'transport',
      ...(['operatedCount', 'usePublicTransit', 'transitCost', 'driveOthersVehicle'] as const),
      ...(['otherOwner', 'onTitleForOther', 'onTitleNote'] as const),
    ),
  ),
}
