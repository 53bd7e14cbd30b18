import { allListed, payEachMonth, returnsFiled, type Story } from './test-whole-cases.ts'

/**
 * Jonah, 36, packs in a warehouse, rents two rooms, pays off an old car, and was sued over a card
 * after an unpaid operation.
 */
export const jonahsStory: Story = [
  {
    section: 'Getting Started',
    answers: {
      'Case Basics': {
        'Is the case type right?': 'Yes',
        'Chapter you expect': 'Chapter 7',
        'Who is filling this out?': 'I am',
      },
      'Language and Access': {
        'Language you prefer': 'English',
        'Do you have a phone or computer that can join a video meeting? Most meetings with the trustee (the person who reviews your case) are by video.':
          'Yes',
      },
      'Urgent Problems': {
        'What is happening?': ['Lawsuit or court date'],
        'Next court date': '01/14/2027',
      },
      'Why You Are Filing': {
        'What led to the debt?': ['Illness or medical bills', 'Credit cards and interest'],
        'In your own words':
          'I needed an operation in 2024 and was off work for two months. I lived on the cards, and could not catch up.',
        'When the trouble started': '03/2024',
      },
      'Your Goals': { Goals: ['Keep my vehicle', 'Stop calls, lawsuits or garnishment'] },
    },
  },
  {
    section: 'Personal Information',
    answers: {
      'Legal Name': {
        'First name': 'Jonah',
        'Middle name': 'Reed',
        'Last name': 'Pierce',
        'Kind of photo ID': "Driver's license",
        'State that issued it': 'New York',
        'ID expiration date': '05/30/2029',
        'Is the name on the ID the same as the name above?': 'Yes',
      },
      'Other Names Used': {
        'In the last 8 years, have you used any other name or business name?': 'Yes',
        'Each name': [
          { 'Kind of name': 'Nickname or short form', 'First name': 'Joe', 'Last name': 'Pierce' },
        ],
      },
      'Social Security Numbers': {
        'Which number do you have?': 'Social Security number',
        'Social Security number': '219099991',
      },
      'Contact Details': {
        'Date of birth': '08/21/1990',
        'Best way to reach you': 'Text',
        'May we leave a message?': 'Yes',
        'May we send you texts?': 'Yes',
      },
      'Home Address': {
        'Home address': { County: 'Kings' },
        'Date you moved in': '10/2019',
        'Lived in this state since': '08/1990',
      },
      'Where You File': {
        'Over the last 180 days, did you live in this area longer than anywhere else?': 'Yes',
      },
      'Marital Status': { 'Marital status today': 'Never married' },
      'Household Size': {
        'People in your household': '1',
        'People on your tax return': '1',
        'People 65 or older': '0',
      },
    },
  },
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
  {
    section: 'Job and Income',
    answers: {
      'Work Status': {
        'Work status': 'Employed',
        Occupation: 'Warehouse packer',
        'How many jobs do you have?': '1',
      },
      'Employers and Paychecks': {
        'Add your jobs': {
          cards: [
            {
              'Job Details': {
                Employer: 'Eastgate Warehousing',
                "Employer's address": {
                  'Street or P.O. box': '1 Dock Road',
                  City: 'Brooklyn',
                  State: 'New York',
                  'ZIP code': '11231',
                },
                'Job title': 'Packer',
                'Start date': '05/2021',
                'How often are you paid?': 'Every two weeks',
                'How much is your regular pay in each paycheck?': '1680',
              },
              'Taken Out of Pay': {
                'How much is taken out of each paycheck for federal tax?': '142',
                'How much is taken out of each paycheck for state and local tax?': '78',
                'How much is taken out of each paycheck for Social Security and Medicare?':
                  '128.52',
                'How much is taken out of each paycheck for health insurance?': '46',
                'How much is taken out of each paycheck for an optional retirement plan?': '25',
              },
            },
          ],
        },
      },
      'Six-Month Income': payEachMonth('3360', '3360', '5040', '3360', '3360', '3360'),
      'Job Income by Year': {
        'How much did you earn in wages so far this year?': '36960',
        'How much did you earn in wages last year?': '41200',
        'How much did you earn in wages the year before last?': '33400',
      },
    },
  },
  {
    section: 'Monthly Expenses',
    answers: {
      'Home Costs': { 'How much do you pay each month for rent or mortgage?': '1150' },
      Utilities: {
        'How much do you pay each month for electricity, heat and gas?': '95',
        'How much do you pay each month for phone, internet and TV?': '115',
      },
      'Living Costs': {
        'How much do you pay each month for food and household supplies?': '420',
        'How much do you pay each month for clothing and laundry?': '45',
        'How much do you pay each month for personal care?': '30',
        'How much do you pay each month for medical and dental care?': '60',
        'How much do you pay each month for gas, repairs and bus fare?': '165',
        'How much do you pay each month for fun, clubs and reading?': '40',
        'How much do you pay each month for vehicle insurance?': '168',
      },
      'Payments and Support': { 'How much is the monthly payment for vehicle 1?': '289' },
    },
  },
  {
    section: 'Financial History',
    yes: [
      'In the last 90 days, did you pay any one person or company $600 or more in total?',
      'In the last year, were you in any lawsuit, court case or agency hearing?',
    ],
    answers: {
      'Payments, Last 90 Days': {
        'People and companies you paid': [
          {
            'Paid to': 'Bridge Auto Finance',
            'Do you know the date and amount of each payment?': 'Yes',
            'Each payment': [
              { Date: '09/03/2026', 'How much was this payment?': '289' },
              { Date: '10/03/2026', 'How much was this payment?': '289' },
              { Date: '11/03/2026', 'How much was this payment?': '289' },
            ],
            'How much do you still owe on this debt?': '6240.75',
            'What was the payment for?': 'Car',
            'Your normal monthly payment?': 'Yes',
          },
          {
            'Paid to': 'Greenway Homes',
            'Total paid': '3450',
            'How much do you still owe on this debt?': '0',
            'What was the payment for?': 'Rent',
            'Your normal monthly payment?': 'Yes',
          },
        ],
      },
      'Lawsuits and Court Cases': {
        'Each case': [
          {
            'Case name': 'First Harbor Card v. Jonah Pierce',
            'Case number': 'CV-2026-1184',
            'Kind of case': 'Debt collection',
            'Court or agency': 'Civil Court, Kings County',
            Status: 'Still open',
            'Your side': 'I was sued',
            'Next court date': '01/14/2027',
          },
        ],
      },
    },
  },
  {
    section: 'Fees, Courses and Review',
    answers: {
      'Court Filing Fee': {
        'How will you pay?': 'Ask to pay in installments (parts)',
        'How much will your first payment be?': '98',
        'First payment date': '12/15/2026',
        'Later payments': [
          { 'How much will this payment be?': '120', 'Due on or before': '01/15/2027' },
          { 'How much will this payment be?': '120', 'Due on or before': '02/15/2027' },
        ],
      },
      'Credit Counseling': { 'How far along are you with this course?': 'Not done yet' },
      'Debtor Education': {
        'How far along are you with this course?': 'Not yet (you take it after filing)',
      },
      'Final Check': { ...allListed, 'How sure are you?': 'Mostly sure' },
      'Meeting and Signing': {
        'Best days': ['Tuesday', 'Thursday'],
        'Best time': 'Evening',
        'Do you have your original photo ID and Social Security card (or other proof)?': 'Yes',
      },
    },
  },
]
