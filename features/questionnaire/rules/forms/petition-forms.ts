import { formPart, undivided, type OfficialForm } from './official-form.ts'

/** The line of marks that name a form as a whole. */
export const wholeForm = 'all'

export const petitionForms: readonly OfficialForm[] = [
  {
    number: '101',
    name: 'Voluntary Petition',
    parts: [
      formPart('Top of the form', [['hdr', 'Who files']]),
      formPart('Part 1: Identify yourself', [
        ['1', 'Full name'],
        ['2', 'Other names used in the last 8 years'],
        ['3', 'Social Security number or ITIN (last 4 digits)'],
        ['4', 'Employer Identification Number (EIN)'],
        ['5', 'Where you live'],
        ['6', 'Why you are choosing this district'],
      ]),
      formPart('Part 2: About your bankruptcy case', [
        ['7', 'Chapter'],
        ['8', 'How you will pay the fee'],
        ['9', 'Bankruptcy cases in the last 8 years'],
        ['10', 'Cases pending or filed by a spouse, partner or affiliate'],
        ['11', 'Do you rent your residence?'],
      ]),
      formPart('Part 3: Businesses you own as a sole proprietor', [
        ['12', 'Sole proprietor of a business'],
        ['13', 'Filing under Chapter 11'],
      ]),
      formPart('Part 4: Hazardous property or property that needs immediate attention', [
        ['14', 'Property that poses a hazard or needs attention'],
      ]),
      formPart('Part 5: Credit counseling', [['15', 'Briefing about credit counseling']]),
      formPart('Part 6: Questions for reporting purposes', [
        ['16', 'Kind of debts'],
        ['16a', 'Are your debts primarily consumer debts?'],
        ['16b', 'Are your debts primarily business debts?'],
        ['16c', 'Type of debts if neither'],
        ['17', 'Filing under Chapter 7: funds for unsecured creditors'],
        ['18', 'Estimated number of creditors'],
        ['19', 'Estimated assets'],
        ['20', 'Estimated liabilities'],
      ]),
      formPart('Part 7: Sign below', [
        ['P7', 'Signature, phone and email'],
        ['nonattorney', 'Help from someone who is not an attorney'],
      ]),
    ],
  },
  {
    number: '101A',
    name: 'Initial Statement About an Eviction Judgment',
    parts: undivided([[wholeForm, 'Landlord and eviction judgment']]),
  },
  {
    number: '103A',
    name: 'Application to Pay the Filing Fee in Installments',
    parts: undivided([['2', 'Proposed payments']]),
  },
  {
    number: '103B',
    name: 'Application to Have the Chapter 7 Filing Fee Waived',
    chapter: 7,
    parts: [
      formPart('Part 1: Your family and your family’s income', [
        ['1', 'Size of your family'],
        ['2', 'Average monthly income'],
        ['3', 'Non-cash governmental assistance'],
        ['4', 'Do you expect income to change by more than 10%?'],
        ['5', 'Why you cannot pay in installments'],
      ]),
      formPart('Part 2: Your monthly expenses', [
        ['6', 'Average monthly expenses'],
        ['7', 'Expenses of people not reported in line 1'],
        ['8', 'Does anyone else regularly pay these expenses?'],
        ['9', 'Do you expect expenses to change by more than 10%?'],
      ]),
      formPart('Part 3: Your property', [
        ['10', 'Cash'],
        ['11', 'Bank accounts and other deposits'],
        ['12', 'Your home'],
        ['13', 'Other real estate'],
        ['14', 'Vehicles'],
        ['15', 'Other assets'],
        ['16', 'Money or property due you'],
      ]),
      formPart('Part 4: Additional information', [
        ['17', 'Paid anyone for services for this case'],
        ['18', 'Promised to pay, or expect to pay, for services'],
        ['19', 'Anyone who paid on your behalf'],
        ['20', 'Bankruptcy cases in the last 8 years'],
      ]),
    ],
  },
  {
    number: '113',
    name: 'Chapter 13 Plan',
    isAttorneysPart: true,
    chapter: 13,
    parts: undivided([[wholeForm, 'Plan']]),
  },
  {
    number: '121',
    name: 'Statement About Your Social Security Numbers',
    parts: [
      formPart('Part 1: Tell the court about yourself', [['1', 'Your name']]),
      formPart('Part 2: Social Security and taxpayer numbers', [
        ['2', 'All Social Security numbers you have used'],
        ['3', 'All ITINs you have used'],
      ]),
    ],
  },
  {
    number: 'B2030',
    name: 'Disclosure of Compensation of Attorney',
    isAttorneysPart: true,
    parts: undivided([[wholeForm, 'Paid and promised for this case']]),
  },
  {
    number: 'B2830',
    name: 'Chapter 13 Debtor’s Certifications Regarding Domestic Support Obligations and Section 522(q)',
    chapter: 13,
    parts: undivided([[wholeForm, 'Holder of the support claim']]),
  },
]
