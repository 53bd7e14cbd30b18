import { returnsFiled, type Story } from './test-whole-cases.ts'

/** What Jonah owns and owes. */
export const jonahsPropertyAndDebts: Story = [
  {
    section: 'Homes and Land',
    answers: {
      'Your Housing': {
        'Do you rent or own your home?': 'I rent',
        'How much do you pay each month for your housing?': '1150',
      },
      'Your Rental': {
        'Landlord or company': 'Greenway Homes',
        "Landlord's address": {
          'Street or P.O. box': '90 Smith Street',
          City: 'Brooklyn',
          State: 'New York',
          'ZIP code': '11201',
        },
        "Landlord's phone": '7185550160',
        'Kind of lease': 'Lease with an end date',
        'Lease end date': '09/30/2027',
        'Do you want to stay?': 'Yes',
      },
    },
  },
  {
    section: 'Vehicles',
    answers: {
      'Cars and Trucks': {
        'Do you own a car, truck, van, SUV, motorcycle or tractor?': 'Yes',
        'Add your vehicles': {
          cards: [
            {
              'Vehicle Details': {
                'Kind of vehicle': 'Car',
                Year: '2017',
                Make: 'Toyota',
                Model: 'Corolla',
                Mileage: '96200',
                Condition: 'Good',
                'Who owns it?': 'Me (Debtor 1)',
                'Names on the title': 'Jonah Pierce',
                'Date you got it': '06/2022',
                'How much did you pay for it?': '14900',
                'How much is it worth in total today?': '9300',
                'Where did you get the value?': 'Vehicle price guide',
                'Is it insured?': 'Yes',
              },
              'Vehicle Loans': {
                'Is there any loan, title loan or lien on this vehicle?': 'Yes',
                Loans: [
                  {
                    'Company or person': 'Bridge Auto Finance',
                    'How much is owed on it now?': '6240.75',
                    'Last 4 of account number': '5518',
                    'How much is the monthly payment?': '289',
                    'Months behind': '0',
                    'This loan was used to buy the vehicle': true,
                    'What do you want to do?': 'Keep it and keep paying',
                    'More details': {
                      'Mailing address': {
                        'Street or P.O. box': 'P.O. Box 4410',
                        City: 'Albany',
                        State: 'New York',
                        'ZIP code': '12204',
                      },
                      'When did it start?': '06/2022',
                      'Interest rate (%)': '9.4',
                      'Number of payments left': '24',
                    },
                  },
                ],
              },
            },
          ],
        },
      },
      'Driving Costs': { 'Vehicles you pay to operate': '1' },
    },
  },
  {
    section: 'Household Items',
    yes: [
      'Do you own furniture, appliances, dishes, linens or similar things?',
      'Do you own electronics?',
      'Do you own clothes, shoes or coats?',
    ],
    answers: {
      'Household Goods': {
        'Check the items you have': [
          'Sofa or chairs',
          'Beds and dressers',
          'Dishes and kitchen tools',
        ],
        'List each item or group': [
          { 'What is it?': 'Bedroom set', 'What would it sell for at a yard sale today?': '180' },
          {
            'What is it?': 'Sofa, table and chairs',
            'What would it sell for at a yard sale today?': '140',
          },
        ],
      },
      Electronics: {
        'List each item or group': [
          { 'What is it?': 'Phone and TV', 'What would it sell for at a yard sale today?': '210' },
        ],
      },
      Clothes: {
        'List each item or group': [
          {
            'What is it?': 'My clothes and work boots',
            'What would it sell for at a yard sale today?': '150',
          },
        ],
      },
    },
  },
  {
    section: 'Money and Accounts',
    yes: [
      'Do you have any cash?',
      'Do you have any bank, credit union, online bank or prepaid card account?',
      'Do you have a retirement plan, IRA or right to a pension?',
      'Does a landlord, utility or other company hold a deposit of yours or money you paid in advance?',
    ],
    answers: {
      Cash: { 'How much cash do you have?': '40' },
      'Bank Accounts': {
        'Each account': [
          {
            'Bank or company': 'Harbor Bank',
            'Kind of account': 'Checking',
            'Last 4 of account number': '2207',
            'Who owns it?': 'Me (Debtor 1)',
            'What is the balance today?': '612.35',
          },
          {
            'Bank or company': 'Harbor Bank',
            'Kind of account': 'Savings',
            'Last 4 of account number': '2215',
            'Who owns it?': 'Me (Debtor 1)',
            'What is the balance today?': '25',
          },
        ],
      },
      'Retirement and Pension': {
        'Each plan': [
          {
            'Kind of plan': '401(k) or similar',
            'Company or plan': 'Eastgate Savings Plan',
            'How much is this plan worth today?': '4180',
          },
        ],
      },
      'Deposits and Prepayments': {
        'Each deposit': [
          {
            'Kind of deposit': 'Rental deposit',
            'Who holds it?': 'Greenway Homes',
            'How much of your money do they hold?': '1150',
            'Who owns it?': 'Me (Debtor 1)',
          },
        ],
      },
    },
  },
  { section: 'Taxes and Support Owed', answers: { 'Tax Returns Filed': returnsFiled } },
  {
    section: 'Cards, Bills and Loans',
    yes: [
      'Do you owe money on any credit card or store card?',
      'Do you owe medical or dental bills?',
    ],
    answers: {
      'Credit Reports': {
        'Do you have credit reports from the last 60 days?': 'No',
        'May we get them for you?': 'Yes',
      },
      'Personal or Business': {
        'Main purpose of your debts': 'For personal, family or home use',
        'About how many creditors (people and companies you owe) do you have?': '1 to 49',
      },
      'Credit Cards': {
        'Each card': [
          {
            'Company or person': 'First Harbor Card',
            'Kind of card': 'Major card, such as Visa',
            'How much is owed on it now?': '9840.12',
            'Last 4 of account number': '4409',
            'A debt collector is asking for it': true,
            'Collector or law firm': 'Stone & Pike',
            'More details': {
              'Mailing address': {
                'Street or P.O. box': 'P.O. Box 900',
                City: 'Wilmington',
                State: 'Delaware',
                'ZIP code': '19801',
              },
              'Your role on the card': 'Main cardholder',
              'When did it start?': '02/2018',
            },
          },
          {
            'Company or person': 'Corner Store Card',
            'Kind of card': 'Store card',
            'How much is owed on it now?': '1275',
            'Last 4 of account number': '1187',
          },
        ],
      },
      'Medical Bills': {
        'Each bill': [
          {
            'Company or person': 'Lakeview Hospital',
            'How much is owed on it now?': '14300',
            'Date of service': '03/2024',
            'Who was the patient?': 'Me',
          },
          {
            'Company or person': 'Bay Anesthesia Group',
            'How much is owed on it now?': '2150.50',
            'Date of service': '03/2024',
            'Who was the patient?': 'Me',
          },
        ],
      },
    },
  },
  {
    section: 'Contracts and Co-signers',
    answers: {
      'Leases and Contracts': {
        'Do you have any other lease or contract that is still in effect?': 'Yes',
        'Each contract': [
          {
            'Kind of contract': 'Phone or internet plan',
            'Other person or company': 'Metro Mobile',
            'What is it for?': 'Phone',
            'How much is the monthly payment?': '55',
            'Do you want to keep it?': 'Keep it',
          },
        ],
      },
    },
  },
]
