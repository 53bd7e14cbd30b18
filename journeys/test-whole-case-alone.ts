import { jonahsPropertyAndDebts } from './test-whole-case-alone-property.ts'
import { allListed, payEachMonth, type Story } from './test-whole-cases.ts'

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
        'Do you have a phone or computer that can join a video meeting? Most meetings with the trustee (the person appointed to oversee your case) are by video.':
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
  ...jonahsPropertyAndDebts,
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
