// Jonah Pierce's case, as he tells it.
import { allListed, payEachMonth, returnsFiled, type Story, type Told } from './test-whole-cases.ts'

const byMe: Told = { 'Who owes it?': 'Me (Debtor 1)' }

/** Jonah, 36, packs in a warehouse, rents two rooms, pays off an old car, and was sued over a card after an operation that nobody paid for. */
export const jonahsStory: Story = [
  {
    section: 'Getting Started',
    tells: {
      'Case Basics': { 'Is the case type right?': 'Yes', 'Chapter you expect': 'Chapter 7', 'Who is filling this in?': 'I am' },
      'Language and Access': { 'Language you prefer': 'English', 'Do you have a phone or computer that can join a video meeting? Most trustee meetings are by video.': 'Yes' },
      'Urgent Problems': { 'What is happening?': ['Lawsuit or court date'], 'Next court date': '01/14/2027' },
      'Why You Are Filing': {
        'What led to the debt?': ['Illness or medical bills', 'Credit cards and interest'],
        'In your own words': 'I needed an operation in 2024 and was off work for two months. I lived on the cards, and could not catch up.',
        'When trouble began': '03/2024',
      },
      'Your Goals': { Goals: ['Keep my vehicle', 'Stop calls, lawsuits or garnishment'] },
    },
  },
  {
    section: 'Personal Information',
    tells: {
      'Legal Name': {
        'First name': 'Jonah', 'Middle name': 'Reed', 'Last name': 'Pierce', 'Photo ID you have': 'Driver license', 'State that issued it': 'New York', 'ID expiration date': '05/30/2029',
        'Is the name on the ID the same as the name above?': 'Yes',
      },
      'Other Names Used': {
        'In the last 8 years, have you used any other name or business name?': 'Yes',
        'Each name': [{ 'Kind of name': 'Nickname or short form', 'First name': 'Joe', 'Last name': 'Pierce' }],
      },
      'Social Security Numbers': { 'Which number do you have?': 'Social Security number', 'Social Security number': '219099991' },
      'Contact Details': { 'Date of birth': '08/21/1990', 'Best way to reach you': 'Text', 'May we leave a message?': 'Yes', 'May we send texts?': 'Yes' },
      'Home Address': { 'Home address': { County: 'Kings' }, 'Moved in': '10/2019', 'Lived in this state since': '08/1990' },
      'Where You File': { 'Over the last 180 days, did you live in this area longer than anywhere else?': 'Yes' },
      'Marital Status': { 'Status today': 'Never married' },
      'Household Size': { 'People in your household': '1', 'People on your tax return': '1', 'People 65 or older': '0' },
    },
  },
  {
    section: 'Homes and Land',
    tells: {
      'Your Housing': { 'How do you live?': 'I rent', 'Amount you pay a month': '1150' },
      'Your Rental': {
        'Landlord or company': 'Greenway Homes', 'Landlord address': { 'Street or P.O. box': '90 Smith Street', City: 'Brooklyn', State: 'New York', 'ZIP code': '11201' },
        'Landlord phone': '7185550160', 'Kind of lease': 'Lease with an end date', 'Lease ends': '09/30/2027', 'Want to stay?': 'Yes',
      },
    },
  },
  {
    section: 'Vehicles',
    tells: {
      'Cars and Trucks': {
        'Do you own a car, truck, van, SUV, motorcycle or tractor?': 'Yes',
        'Add your vehicles': {
          cards: [{
            'Vehicle Details': {
              Kind: 'Car', Year: '2017', Make: 'Toyota', Model: 'Corolla', Mileage: '96200', Condition: 'Good', 'Who owns it?': 'Me (Debtor 1)', 'Names on the title': 'Jonah Pierce',
              'When did you get it?': '06/2022', 'Price you paid': '14900', 'Value of all of it today': '9300', 'Where is the value from?': 'Vehicle price guide', 'Is it insured?': 'Yes',
            },
            'Vehicle Loans': {
              'Is there any loan, title loan or lien on this vehicle?': 'Yes',
              Loans: [{
                'Company or person': 'Bridge Auto Finance', 'Mailing address': { 'Street or P.O. box': 'P.O. Box 4410', City: 'Albany', State: 'New York', 'ZIP code': '12204' },
                'Last 4 of account number': '5518', 'Who owes it?': 'Me (Debtor 1)', 'Amount owed now': '6240.75', 'When did it start?': '06/2022', 'Monthly payment': '289',
                'Interest rate (%)': '9.4', 'Payments left': '24', 'Months behind': '0', 'Was this loan used to buy the vehicle?': 'Yes', 'What do you want to do?': 'Keep it and keep paying',
              }],
            },
          }],
        },
      },
      'Driving Costs': { 'Vehicles you pay to run': '1' },
    },
  },
  {
    section: 'Household Items',
    yes: ['Do you own furniture, appliances, dishes, linens or similar?', 'Do you own electronics?', 'Do you own clothes, shoes or coats?'],
    tells: {
      'Household Goods': {
        'Tick what you have': ['Sofa or chairs', 'Beds and dressers', 'Dishes and kitchen tools'],
        'List each item or group': [{ 'What is it?': 'Bedroom set', 'Yard-sale value': '180' }, { 'What is it?': 'Sofa, table and chairs', 'Yard-sale value': '140' }],
        'Total yard-sale value': '320',
      },
      Electronics: { 'List each item or group': [{ 'What is it?': 'Phone and TV', 'Yard-sale value': '210' }], 'Total yard-sale value': '210' },
      Clothes: { 'List each item or group': [{ 'What is it?': 'My clothes and work boots', 'Yard-sale value': '150' }], 'Total yard-sale value': '150' },
    },
  },
  {
    section: 'Money and Accounts',
    yes: [
      'Do you have any cash?', 'Do you have any bank, credit union, online bank or prepaid card account?', 'Do you have a retirement plan, IRA or right to a pension?',
      'Does a landlord, utility or other company hold a deposit or prepaid money of yours?',
    ],
    tells: {
      Cash: { 'How much cash?': '40' },
      'Bank Accounts': {
        'Each account': [
          { 'Bank or company': 'Harbor Bank', Kind: 'Checking', 'Last 4 of number': '2207', 'Who owns it?': 'Me (Debtor 1)', 'Balance today': '612.35' },
          { 'Bank or company': 'Harbor Bank', Kind: 'Savings', 'Last 4 of number': '2215', 'Who owns it?': 'Me (Debtor 1)', 'Balance today': '25' },
        ],
      },
      'Retirement and Pension': { 'Each plan': [{ 'Kind of plan': '401(k) or similar', 'Company or plan': 'Eastgate Savings Plan', 'Value today': '4180' }] },
      'Deposits and Prepaid': { 'Each deposit': [{ Kind: 'Rental deposit', 'Who holds it?': 'Greenway Homes', Amount: '1150', 'Who owns it?': 'Me (Debtor 1)' }] },
    },
  },
  { section: 'Taxes and Support Owed', tells: { 'Tax Returns Filed': returnsFiled } },
  {
    section: 'Cards, Bills and Loans',
    yes: ['Do you owe on any credit or store card?', 'Do you owe medical or dental bills?'],
    tells: {
      'Credit Reports': { 'Do you have credit reports from the last 60 days?': 'No', 'May we pull them for you?': 'Yes' },
      'Personal or Business': { 'Most of my debt is': 'For personal, family or home use', 'About how many creditors?': '1 to 49' },
      'Credit Cards': {
        'Each card': [
          {
            'Company or person': 'First Harbor Card', 'Mailing address': { 'Street or P.O. box': 'P.O. Box 900', City: 'Wilmington', State: 'Delaware', 'ZIP code': '19801' },
            'Last 4 of account number': '4409', 'Kind of card': 'Major card', 'Your role': 'Main holder', ...byMe, 'Amount owed now': '9840.12', 'When did it start?': '02/2018',
            'Is a collection agency, debt buyer or law firm also asking you for this money?': 'Yes', 'Collector or law firm': 'Stone & Pike',
          },
          { 'Company or person': 'Corner Store Card', 'Last 4 of account number': '1187', 'Kind of card': 'Store card', ...byMe, 'Amount owed now': '1275' },
        ],
      },
      'Medical Bills': {
        'Each bill': [
          { 'Company or person': 'Lakeview Hospital', 'Date of service': '03/2024', Patient: 'Me', ...byMe, 'Amount owed now': '14300' },
          { 'Company or person': 'Bay Anesthesia Group', 'Date of service': '03/2024', Patient: 'Me', ...byMe, 'Amount owed now': '2150.50' },
        ],
      },
    },
  },
  {
    section: 'Contracts and Co-signers',
    tells: {
      'Leases and Contracts': {
        'Do you have any other lease or contract still running?': 'Yes',
        'Each contract': [{
          Kind: 'Phone or internet plan', 'Other person or company': 'Metro Mobile', 'What is it for?': 'Phone', 'Who signed?': 'Me (Debtor 1)', 'Monthly payment': '55', 'Keep it?': 'Keep',
        }],
      },
    },
  },
  {
    section: 'Job and Income',
    tells: {
      'Work Status': { 'Work status': 'Employed', Occupation: 'Warehouse packer', 'How many jobs now?': '1' },
      'Employers and Paychecks': {
        'Add your jobs': {
          cards: [{
            'Job Details': {
              Employer: 'Eastgate Warehousing', 'Employer address': { 'Street or P.O. box': '1 Dock Road', City: 'Brooklyn', State: 'New York', 'ZIP code': '11231' }, 'Job title': 'Packer',
              Started: '05/2021', 'How often paid?': 'Every two weeks', 'Regular pay per check': '1680',
            },
            'Taken Out of Pay': { 'Federal tax': '142', 'State and local tax': '78', 'Social Security, Medicare': '128.52', 'Health insurance': '46', 'Voluntary retirement': '25' },
          }],
        },
      },
      'Six-Month Income': payEachMonth('3360', '3360', '5040', '3360', '3360', '3360'),
      'Job Income by Year': { 'Wages this year so far': '36960', 'Wages last year': '41200', 'Wages year before last': '33400' },
    },
  },
  {
    section: 'Monthly Expenses',
    tells: {
      'Home Costs': { 'Rent or mortgage': '1150' },
      Utilities: { 'Electric, heat and gas': '95', 'Phone, internet, TV': '115' },
      'Living Costs': {
        'Food and supplies': '420', 'Clothing and laundry': '45', 'Personal care': '30', 'Medical and dental': '60', 'Gas, repairs, bus': '165', 'Fun, clubs, reading': '40', 'Vehicle insurance': '168',
      },
      'Payments and Support': { 'Vehicle 1 payment': '289' },
    },
  },
  {
    section: 'Financial History',
    yes: ['In the last 90 days, did you pay any one person or company $600 or more in total?', 'In the last year, were you in any lawsuit, court case or agency hearing?'],
    tells: {
      'Payments, Last 90 Days': {
        'Each payee': [
          {
            'Paid to': 'Bridge Auto Finance', 'Do you know the date and amount of each payment?': 'Yes',
            'Each payment': [{ Date: '09/03/2026', Amount: '289' }, { Date: '10/03/2026', Amount: '289' }, { Date: '11/03/2026', Amount: '289' }],
            'Total paid': '867', 'Still owed': '6240.75', 'Paid for': 'Car', 'Normal monthly payment?': 'Yes',
          },
          { 'Paid to': 'Greenway Homes', 'Total paid': '3450', 'Still owed': '0', 'Paid for': 'Rent', 'Normal monthly payment?': 'Yes' },
        ],
      },
      'Lawsuits and Court Cases': {
        'Each case': [{
          'Case name': 'First Harbor Card v. Jonah Pierce', 'Case number': 'CV-2026-1184', 'Kind of case': 'Debt collection', 'Court or agency': 'Civil Court, Kings County', Status: 'Still going',
          'Your side': 'I was sued', 'Next court date': '01/14/2027',
        }],
      },
    },
  },
  {
    section: 'Fees, Courses and Review',
    tells: {
      'Court Filing Fee': {
        'How will you pay?': 'Ask to pay in parts', 'First payment': '98', 'First payment date': '12/15/2026',
        'Later payments': [{ Amount: '120', 'On or before': '01/15/2027' }, { Amount: '120', 'On or before': '02/15/2027' }],
      },
      'Credit Counseling': { 'How far are you with this course?': 'Not done yet' },
      'Debtor Education': { 'How far are you with this course?': 'Not yet (taken after filing)' },
      'Final Check': { ...allListed, 'How sure are you?': 'Mostly sure' },
      'Meeting and Signing': { 'Best days': ['Tuesday', 'Thursday'], 'Best time': 'Evening', 'Do you have your original photo ID and Social Security card (or other proof)?': 'Yes' },
    },
  },
]
