// The list of requested documents: a business, and what one owns beside home, vehicles and money; most of it is asked for when the answers speak of it.
import { folder, optional, type TemplateCategory } from './category-kind.ts'

const property = folder('property', 'Business and other property', 'A business, insurance, contracts, and things you own, sold or wait for.', [
  optional('property.business', {
    name: 'Business records',
    description: 'If you have or had a business: the papers that formed it, its tax returns and bank statements, and a list of its equipment.',
    period: 'Tax returns of two years; bank statements of six months',
    why: 'They show what the business is worth and what it owes.',
    help: 'The state office where the business was formed has its papers, often online. A list that you write yourself is fine to begin with.',
  }),
  optional('property.contracts', {
    name: 'Contracts and leases',
    description: 'If you signed a contract that still runs, or rent something out: the contract or lease, all pages.',
    why: 'Contracts that still run have to be listed, and you may choose whether to keep them.',
    help: 'The other side can send a copy. A bill that names the company and the monthly amount is fine to begin with.',
  }),
  optional('property.insurance', {
    name: 'Insurance policies',
    description: 'If you have insurance: the page that shows who is insured, who would be paid and any cash value.',
    period: 'The policies you have now',
    why: 'Some policies are worth money today, and those have to be listed.',
    help: 'Your agent or the company’s website has it under “policy” or “declarations”. For insurance through work, ask the personnel office.',
  }),
  optional('property.estate', {
    name: 'Will, estate and trust papers',
    description: 'If you may inherit, or there is a trust: the will, the trust, or the papers of the court.',
    why: 'What you may inherit, or get from a trust, has to be listed.',
    help: 'Whoever takes care of the estate can give you a copy. A note with that person’s name and phone number is fine to begin with.',
  }),
  optional('property.claims', {
    name: 'Claims and losses',
    description: 'If somebody may owe you for an accident or a loss: the report, the letters about it, and what you signed with a lawyer.',
    why: 'Money that you may get for it has to be listed, and part of it may be protected.',
    help: 'The police or the insurance company can send the report again. A note about what happened, and when, is fine to begin with.',
  }),
  optional('property.appraisals', {
    name: 'Appraisals',
    description: 'If somebody has told you in writing what a thing is worth, such as jewelry or a collection: that paper.',
    why: 'What you own has to be listed with what it is worth.',
    help: 'You need not pay for an appraisal. Leave this out if you have none; your attorney will tell you if one is needed.',
  }),
  optional('property.transfers', {
    name: 'Sale and transfer papers',
    description: 'If you sold something or gave it away: the bill of sale or deed, and what shows the money you got.',
    why: 'The trustee asks what became of things you owned, and what you got for them.',
    help: 'The other person may have a copy. A bank statement that shows the money, or a note about what was agreed, is fine to begin with.',
  }),
])

export const businessAndMore: readonly TemplateCategory[] = [property]
