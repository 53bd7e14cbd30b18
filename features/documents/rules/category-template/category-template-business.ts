import { categoryFolder, optionalCategory, type TemplateCategory } from './category-kind.ts'

const property = categoryFolder(
  'property',
  'Business and other property',
  'A business, insurance, contracts, and things you own, sold or expect to get.',
  [
    optionalCategory('property.business', {
      name: 'Business records',
      description:
        'If you have or had a business, send the papers that formed it, its tax returns and bank statements, and a list of its equipment.',
      period: 'Two years of tax returns; six months of bank statements',
      why: 'They show what the business is worth and what it owes.',
      help: 'The state office where the business was formed has its papers, often online. A list that you write yourself is fine to start with.',
    }),
    optionalCategory('property.contracts', {
      name: 'Contracts and leases',
      description:
        'If you signed a contract that is still in effect, or you rent something out, send the contract or lease, all pages.',
      why: 'You must list contracts that are still in effect, and you may be able to choose whether to keep them.',
      help: 'The other person or company can send a copy. A bill that names the company and the monthly amount is fine to start with.',
    }),
    optionalCategory('property.insurance', {
      name: 'Insurance policies',
      description:
        'If you have insurance, send the page that shows who is insured, who would be paid and any cash value.',
      period: 'The policies you have now',
      why: 'Some policies are worth money today, and you must list those.',
      help: 'Ask your agent, or look on the company’s website under “policy” or “declarations”. For insurance through work, ask the human resources (HR) office.',
    }),
    optionalCategory('property.estate', {
      name: 'Will, estate and trust papers',
      description:
        'If you may inherit something, or there is a trust, send the will, the trust, or the papers from the court.',
      why: 'You must list what you may inherit or get from a trust.',
      help: 'The person who takes care of the estate can give you a copy. A note with that person’s name and phone number is fine to start with.',
    }),
    optionalCategory('property.claims', {
      name: 'Claims and losses',
      description:
        'If someone may owe you money for an accident or a loss, send the report, the letters, and what you signed with a lawyer.',
      why: 'You must list money you may get for it, and part of it may be protected.',
      help: 'The police or the insurance company can send the report again. A note about what happened, and when, is fine to start with.',
    }),
    optionalCategory('property.appraisals', {
      name: 'Appraisals',
      description:
        'If someone told you in writing what something is worth, such as jewelry or a collection, send that paper.',
      why: 'You must list what you own and what it is worth.',
      help: 'You don’t need to pay for an appraisal. If you have none, skip this. Your attorney will tell you if you need one.',
    }),
    optionalCategory('property.transfers', {
      name: 'Sale and transfer papers',
      description:
        'If you sold something or gave it away, send the bill of sale or deed, and proof of the money you got.',
      why: 'The trustee asks what happened to things you owned and what you got for them.',
      help: 'The other person may have a copy. A bank statement that shows the money, or a note about what you agreed, is fine to start with.',
    }),
  ],
)

export const businessAndMore: readonly TemplateCategory[] = [property]
