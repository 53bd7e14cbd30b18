import { gates, into, same, whole, type ContentMapping, type FieldsMapping } from '../mapping.ts'

const thing: FieldsMapping = {
  item: 'property.description',
  quantity: 'property.quantity',
  resaleValue: 'property.value',
  owner: 'property.owner',
  financed: 'property.securesLoan',
}

const things = (kind: string, more: FieldsMapping = {}) =>
  into(
    { 'property@all': kind },
    {
      items: into({ property: kind }, { ...thing, ...more }),
      totalValue: 'property@all.total',
    },
  )

const checkedThings = (kind: string) => {
  const { as, fields } = things(kind)
  return into(as, { ...fields, kinds: 'property@all.checkedItems' })
}

/** Section "Household items". */
export const householdThings: ContentMapping = {
  hhHomeCheck: whole(gates('householdGoods', 'electronics', 'clothing', 'jewelry', 'animals')),
  householdGoods: checkedThings('householdGoods'),
  electronics: checkedThings('electronics'),
  clothing: things('clothing'),
  jewelry: things('jewelry', same('property', 'weddingRing', 'appraised')),
  animals: things('animals'),
  hhHobbyCheck: whole(gates('collectibles', 'sportsHobby', 'firearms', 'otherPersonal')),
  collectibles: things('collectibles'),
  sportsHobby: things('sportsHobby'),
  firearms: things('firearms', {
    makeModel: 'property.model',
    whereKept: 'property.location',
  }),
  otherPersonal: things('otherPersonal', same('property', 'healthAid')),
}
