import {
  gates,
  into,
  none,
  record,
  same,
  whole,
  type ContentMapping,
  type FieldsMapping,
} from '../mapping.ts'
import { owner } from './blocks.ts'

const goods = (kind: string, more: FieldsMapping = {}) =>
  whole({
    items: into(
      { property: kind },
      {
        ...owner,
        what: 'property.description',
        ...same('property', 'value', 'securesLoan'),
        ...more,
      },
    ),
  })
const quantity = same('property', 'quantity')

/** Section "Business and farm". */
export const business: ContentMapping = {
  businesses: whole({
    ...gates('has'),
    list: into(
      { businesses: 'business', property: 'businessInterest' },
      {
        businessBasics: record({
          name: 'property.description',
          ownerDebtor: 'property.owner',
          percent: 'property.companyPercent',
          value: 'property.shareValue',
          partnerNames: 'property.otherOwners',
          kind101: 'businesses.type',
          ...same('businesses', 'connections', 'address', 'nature', 'ein', 'accountant'),
          ...same('businesses', 'startedOn', 'stillOpen', 'endedOn', 'soleProprietor'),
          ...none('advice', 'cannabis'),
        }),
        businessMoney: record({
          ...same('businesses', 'grossMonthly', 'expRent', 'expSupplies', 'expWages'),
          ...same('businesses', 'expVehicle', 'expInsurance', 'expUtilities', 'expTaxes'),
          ...same('businesses', 'expFees', 'expOther', 'expOtherNote', 'owesWages', 'owesTaxes'),
          ...same('businesses', 'hasDebts', 'personalGuarantee'),
          ...none('advice', 'employees', 'hasInsurance', 'recordsAt'),
        }),
      },
    ),
  }),
  financialStatements: whole({
    ...gates('has'),
    statements: into(
      { history: 'financialStatements' },
      { toWhom: 'history.name', ...same('history', 'address', 'date') },
    ),
  }),
  bfAssetsCheck: whole(
    gates(
      ...['receivables', 'officeEquipment', 'toolsMachinery', 'inventory', 'partnerships'],
      ...['customerLists', 'otherBusinessProperty'],
    ),
  ),
  receivables: whole({
    items: into(
      { property: 'receivables' },
      {
        who: 'property.owedFrom',
        amount: 'property.value',
        ...same('property', 'canCollect', 'daysOld'),
      },
    ),
  }),
  officeEquipment: goods('officeEquipment'),
  toolsMachinery: goods('toolsMachinery'),
  inventory: goods('inventory'),
  partnerships: whole({
    items: into(
      { property: 'partnerships' },
      {
        entity: 'property.description',
        percent: 'property.companyPercent',
        value: 'property.shareValue',
      },
    ),
  }),
  customerLists: whole({
    items: into(
      { property: 'customerLists' },
      {
        describe: 'property.description',
        ...same('property', 'hasPersonalInfo', 'value'),
      },
    ),
  }),
  otherBusinessProperty: goods('otherBusinessProperty'),
  farmGate: whole(gates('has')),
  bfFarmCheck: whole(gates('farmAnimals', 'crops', 'farmEquipment', 'farmSupplies', 'otherFarm')),
  farmAnimals: goods('farmAnimals', quantity),
  crops: goods('crops', quantity),
  farmEquipment: goods('farmEquipment', quantity),
  farmSupplies: goods('farmSupplies', quantity),
  otherFarm: goods('otherFarm', quantity),
}
