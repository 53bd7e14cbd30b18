import { returnsFiled, type Story } from './test-whole-cases.ts'

/** What Victor and the household own and owe. */
export const victorsPropertyAndDebts: Story = [
  {
    section: 'Homes and Land',
    answers: {
      'Your Housing': {
        'Do you rent or own your home?': 'I own it or am buying it',
        'How much do you pay each month for your housing?': '2380',
      },
      'Real Estate You Own': {
        'Do you own, or have any right in, a house, building, land or timeshare?': 'Yes',
        'Add your properties': {
          cards: [
            {
              'Property Details': {
                'Property address': {
                  'Street or P.O. box': '12 Harbor Lane',
                  City: 'Brooklyn',
                  State: 'New York',
                  'ZIP code': '11201',
                  County: 'Kings',
                },
                'What is it?': ['Single-family home'],
                'How is it used?': 'I live here',
                'Is it your main home?': 'Yes',
                'Date you moved in': '07/2014',
                'Who owns it?': 'Both of us',
                'How do you own it?': 'Owned together as a married couple',
                'Names on the deed': 'Victor and Grace Okonkwo',
                'Did you get it while married?': 'Yes',
              },
              'Property Value': {
                'Date you got it': '07/2014',
                'How did you get it?': 'Bought',
                'How much did you pay for it?': '389000',
                'How much is it worth in total today?': '548000',
                'Where did you get the value?': "Real estate agent's opinion",
              },
              'Loans and Liens': {
                'Is there any loan, lien or unpaid tax on this property?': 'Yes',
                'Loans and liens': [
                  {
                    'Company or person': 'Seaport Mortgage',
                    'Last 4 of account number': '9034',
                    'Kind of loan or lien': 'First mortgage',
                    'Who owes it?': 'Both of us',
                    'How much is owed on it now?': '301200',
                    'How much is the monthly payment?': '2380',
                    'Months behind': '5',
                    'How much are you behind in total?': '11900',
                    'Includes taxes and insurance?': 'Yes',
                    'Has foreclosure started?': 'No',
                    'What do you want to do?': 'Keep it and catch up through chapter 13',
                  },
                ],
              },
              'Dues, Tax and Insurance': {
                'It is insured': true,
                'Insurance company': 'Old Harbor Mutual',
              },
            },
          ],
        },
      },
    },
  },
  { section: 'Taxes and Support Owed', answers: { 'Tax Returns Filed': returnsFiled } },
  {
    section: 'Cards, Bills and Loans',
    yes: ['Do you owe money on any credit card or store card?'],
    answers: {
      'Credit Reports': { 'Do you have credit reports from the last 60 days?': 'Yes' },
      'Personal or Business': { 'Main purpose of your debts': 'For personal, family or home use' },
      'Credit Cards': {
        'Each card': [
          {
            'Company or person': 'First Harbor Card',
            'Last 4 of account number': '7712',
            'Kind of card': 'Major card, such as Visa',
            'Who owes it?': 'Me (Debtor 1)',
            'How much is owed on it now?': '7310',
          },
          {
            'Company or person': 'Union Plaza Card',
            'Last 4 of account number': '3091',
            'Kind of card': 'Major card, such as Visa',
            'Who owes it?': 'My spouse (Debtor 2)',
            'How much is owed on it now?': '4455.20',
          },
        ],
      },
    },
  },
]
