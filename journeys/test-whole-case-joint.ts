import { allListed, payEachMonth, returnsFiled, type Story } from './test-whole-cases.ts'

/**
 * Victor, 44, is a mechanic; his story covers himself and the household. Their house is five months
 * behind after a winter without overtime.
 */
export const victorsStory: Story = [
  {
    section: 'Getting Started',
    answers: {
      'Case Basics': {
        'Is the case type right?': 'Yes',
        'Chapter you expect': 'Chapter 13',
        'Who is filling this out?': 'We are doing it together',
      },
      'Language and Access': { 'Language you prefer': 'English' },
      'Urgent Problems': { 'What is happening?': ['None of these'] },
      'Why You Are Filing': {
        'What led to the debt?': ['Lost job or hours', 'House payment too high'],
        'When the trouble started': '11/2025',
      },
      'Your Goals': { Goals: ['Keep my home', 'Keep my vehicle', 'Catch up on past-due payments'] },
    },
  },
  {
    section: 'Personal Information',
    answers: {
      'Legal Name': {
        'First name': 'Victor',
        'Last name': 'Okonkwo',
        'Kind of photo ID': "Driver's license",
        'State that issued it': 'New York',
        'Is the name on the ID the same as the name above?': 'Yes',
      },
      'Social Security Numbers': {
        'Which number do you have?': 'Social Security number',
        'Social Security number': '219099992',
      },
      'Contact Details': {
        'Date of birth': '02/17/1982',
        'Best way to reach you': 'Phone call',
        'May we leave a message?': 'Yes',
        'May we send you texts?': 'Yes',
      },
      'Home Address': {
        'Home address': { County: 'Kings' },
        'Date you moved in': '07/2014',
        'Lived in this state since': '03/2001',
      },
      'Where You File': {
        'Over the last 180 days, did you live in this area longer than anywhere else?': 'Yes',
      },
      'Marital Status': {
        'Marital status today': 'Married',
        'Date of marriage': '06/12/2010',
        'Do you live together?': 'Yes',
      },
      Dependents: {
        'Do you have any dependents?': 'Yes',
        'Each dependent': [
          {
            'First name or initials': 'Ada',
            Relationship: 'Daughter',
            Age: '13',
            'This person lives with me': true,
            'I claim this person on my taxes': true,
            'Who supports this person?': 'Both of us',
          },
          {
            'First name or initials': 'Ben',
            Relationship: 'Son',
            Age: '8',
            'This person lives with me': true,
            'I claim this person on my taxes': true,
            'Who supports this person?': 'Both of us',
          },
        ],
      },
      'Household Size': {
        'People in your household': '4',
        'People on your tax return': '4',
        'People 65 or older': '0',
      },
    },
  },
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
  {
    section: 'Vehicles',
    answers: {
      'Cars and Trucks': {
        'Do you own a car, truck, van, SUV, motorcycle or tractor?': 'Yes',
        'Add your vehicles': {
          cards: [
            {
              'Vehicle Details': {
                'Kind of vehicle': 'Van',
                Year: '2019',
                Make: 'Honda',
                Model: 'Odyssey',
                Mileage: '71400',
                Condition: 'Good',
                'Who owns it?': 'Both of us',
                'Names on the title': 'Victor and Grace Okonkwo',
                'Date you got it': '04/2021',
                'How much is it worth in total today?': '17900',
                'Where did you get the value?': 'Vehicle price guide',
                'Is it insured?': 'Yes',
              },
              'Vehicle Loans': {
                'Is there any loan, title loan or lien on this vehicle?': 'Yes',
                Loans: [
                  {
                    'Company or person': 'Bridge Auto Finance',
                    'Who owes it?': 'Both of us',
                    'How much is owed on it now?': '8115',
                    'How much is the monthly payment?': '341',
                    'Months behind': '0',
                    'This loan was used to buy the vehicle': true,
                    'What do you want to do?': 'Keep it and keep paying',
                  },
                ],
              },
            },
            {
              'Vehicle Details': {
                'Kind of vehicle': 'Truck',
                Year: '2008',
                Make: 'Ford',
                Model: 'Ranger',
                Mileage: '162000',
                Condition: 'Fair',
                'Who owns it?': 'Me (Debtor 1)',
                'Names on the title': 'Victor Okonkwo',
                'Date you got it': '09/2015',
                'How much is it worth in total today?': '2900',
                'Where did you get the value?': 'My own estimate',
                'Is it insured?': 'Yes',
              },
              'Vehicle Loans': { 'Is there any loan, title loan or lien on this vehicle?': 'No' },
            },
          ],
        },
      },
      'Driving Costs': { 'Vehicles you pay to operate': '2' },
    },
  },
  {
    section: 'Household Items',
    yes: [
      'Do you own furniture, appliances, dishes, linens or similar things?',
      'Do you own jewelry or watches?',
    ],
    answers: {
      'Household Goods': {
        'List each item or group': [
          {
            'What is it?': 'Furniture of four rooms',
            'What would it sell for at a yard sale today?': '1400',
            'Who owns it?': 'Both of us',
          },
        ],
      },
      Jewelry: {
        'List each item or group': [
          {
            'What is it?': 'Two wedding rings',
            'What would it sell for at a yard sale today?': '600',
            'Who owns it?': 'Both of us',
            'More details': { 'Wedding or engagement ring?': 'Yes' },
          },
        ],
      },
    },
  },
  {
    section: 'Money and Accounts',
    yes: ['Do you have any bank, credit union, online bank or prepaid card account?'],
    answers: {
      'Bank Accounts': {
        'Each account': [
          {
            'Bank or company': 'Harbor Bank',
            'Kind of account': 'Checking',
            'Last 4 of account number': '6120',
            'Who owns it?': 'Both of us',
            'What is the balance today?': '1840.60',
          },
        ],
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
  {
    section: 'Job and Income',
    answers: {
      'Work Status': {
        'Work status': 'Employed',
        Occupation: 'Bus mechanic',
        'How many jobs do you have?': '1',
      },
      'Employers and Paychecks': {
        'Add your jobs': {
          cards: [
            {
              'Job Details': {
                Employer: 'Kings Transit',
                "Employer's address": {
                  'Street or P.O. box': '40 Depot Street',
                  City: 'Brooklyn',
                  State: 'New York',
                  'ZIP code': '11232',
                },
                'Job title': 'Mechanic',
                'Start date': '02/2012',
                'How often are you paid?': 'Every two weeks',
                'How much is your regular pay in each paycheck?': '2310',
              },
              'Taken Out of Pay': {
                'How much is taken out of each paycheck for federal tax?': '171',
                'How much is taken out of each paycheck for state and local tax?': '104',
                'How much is taken out of each paycheck for Social Security and Medicare?':
                  '176.72',
                'How much is taken out of each paycheck for health insurance?': '138',
                'How much is taken out of each paycheck for union dues?': '31',
              },
            },
          ],
        },
      },
      'Six-Month Income': payEachMonth('4620', '4620', '6930', '4620', '4620', '4620'),
      'Job Income by Year': {
        'How much did you earn in wages so far this year?': '50820',
        'How much did you earn in wages last year?': '66300',
        'How much did you earn in wages the year before last?': '68150',
      },
    },
  },
  {
    section: 'Monthly Expenses',
    answers: {
      'Home Costs': {
        'How much do you pay each month for rent or mortgage?': '2380',
        'That payment includes property tax': true,
        'That payment includes home insurance': true,
        'How much do you pay each month for home repair and upkeep?': '90',
      },
      Utilities: {
        'How much do you pay each month for electricity, heat and gas?': '240',
        'How much do you pay each month for water, sewer and trash?': '85',
        'How much do you pay each month for phone, internet and TV?': '160',
      },
      'Living Costs': {
        'How much do you pay each month for food and household supplies?': '1180',
        'How much do you pay each month for clothing and laundry?': '140',
        'How much do you pay each month for personal care?': '90',
        'How much do you pay each month for medical and dental care?': '110',
        'How much do you pay each month for gas, repairs and bus fare?': '330',
        "How much do you pay each month for your children's school costs?": '60',
        'How much do you pay each month for vehicle insurance?': '245',
      },
      'Payments and Support': { 'How much is the monthly payment for vehicle 1?': '341' },
      'Chapter 13 Payment': {
        'How much could you pay each month?': '520',
        'Take it from your pay?': 'Yes',
        'From which employer?': 'Kings Transit',
      },
    },
  },
  {
    section: 'Financial History',
    yes: ['In the last 90 days, did you pay any one person or company $600 or more in total?'],
    answers: {
      'Payments, Last 90 Days': {
        'People and companies you paid': [
          {
            'Paid to': 'Bridge Auto Finance',
            'Total paid': '1023',
            'How much do you still owe on this debt?': '8115',
            'What was the payment for?': 'Car',
            'Your normal monthly payment?': 'Yes',
          },
        ],
      },
    },
  },
  {
    section: 'Fees, Courses and Review',
    answers: {
      'Court Filing Fee': { 'How will you pay?': 'My attorney is handling it' },
      'Credit Counseling': { 'How far along are you with this course?': 'Not done yet' },
      'Debtor Education': {
        'How far along are you with this course?': 'Not yet (you take it after filing)',
      },
      'Final Check': allListed,
      'Meeting and Signing': {
        'Do you have your original photo ID and Social Security card (or other proof)?': 'Yes',
      },
    },
  },
]

/** Grace works in a pharmacy; her story covers herself only. */
export const gracesStory: Story = [
  {
    section: 'Personal Information',
    answers: {
      'Legal Name': {
        'First name': 'Grace',
        'Last name': 'Okonkwo',
        'Kind of photo ID': 'Passport',
        'Is the name on the ID the same as the name above?': 'Yes',
      },
      'Other Names Used': {
        'In the last 8 years, have you used any other name or business name?': 'Yes',
        'Each name': [
          { 'Kind of name': 'Maiden name', 'First name': 'Grace', 'Last name': 'Adeyemi' },
        ],
      },
      'Social Security Numbers': {
        'Which number do you have?': 'Social Security number',
        'Social Security number': '219099993',
      },
      'Contact Details': {
        'Date of birth': '09/05/1984',
        'Best way to reach you': 'Text',
        'May we send you texts?': 'Yes',
      },
      'Home Address': {
        'Same address as Debtor 1?': 'Yes',
        'Date you moved in': '07/2014',
        'Lived in this state since': '01/2006',
      },
      'Where You File': {
        'Over the last 180 days, did you live in this area longer than anywhere else?': 'Yes',
      },
    },
  },
  { section: 'Taxes and Support Owed', answers: { 'Tax Returns Filed': returnsFiled } },
  {
    section: 'Cards, Bills and Loans',
    answers: {
      'Credit Reports': {
        'Do you have credit reports from the last 60 days?': 'No',
        'May we get them for you?': 'Yes',
      },
    },
  },
  {
    section: 'Job and Income',
    answers: {
      'Work Status': {
        'Work status': 'Employed',
        Occupation: 'Pharmacy technician',
        'How many jobs do you have?': '1',
      },
      'Employers and Paychecks': {
        'Add your jobs': {
          cards: [
            {
              'Job Details': {
                Employer: 'Corner Pharmacy',
                "Employer's address": {
                  'Street or P.O. box': '501 Court Street',
                  City: 'Brooklyn',
                  State: 'New York',
                  'ZIP code': '11231',
                },
                'Job title': 'Technician',
                'Start date': '08/2017',
                'How often are you paid?': 'Every week',
                'How much is your regular pay in each paycheck?': '742',
              },
              'Taken Out of Pay': {
                'How much is taken out of each paycheck for federal tax?': '44',
                'How much is taken out of each paycheck for state and local tax?': '27',
                'How much is taken out of each paycheck for Social Security and Medicare?': '56.76',
              },
            },
          ],
        },
      },
      'Six-Month Income': payEachMonth('2968', '2968', '3710', '2968', '3710', '2968'),
      'Job Income by Year': {
        'How much did you earn in wages so far this year?': '34132',
        'How much did you earn in wages last year?': '37400',
        'How much did you earn in wages the year before last?': '35900',
      },
    },
  },
  {
    section: 'Fees, Courses and Review',
    answers: {
      'Credit Counseling': { 'How far along are you with this course?': 'Not done yet' },
      'Debtor Education': {
        'How far along are you with this course?': 'Not yet (you take it after filing)',
      },
    },
  },
]
