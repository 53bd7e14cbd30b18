import { victorsPropertyAndDebts } from './test-whole-case-joint-property.ts'
import { allListed, payEachMonth, returnsFiled, type Story } from './test-whole-cases.ts'

/**
 * Victor, 44, is a mechanic. His story covers himself and the household. They are five months
 * behind with the payments for their house after a winter without overtime.
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
  ...victorsPropertyAndDebts,
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
