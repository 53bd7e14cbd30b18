// Cases before the filing whose documents are not complete.
import { type Story } from './story.ts'

const hollis = { firm: 'hollis', attorney: 'Reyes' } as const
const solis = { firm: 'hollis', attorney: 'Solis' } as const
const northgate = { firm: 'northgate', attorney: 'Okafor', paralegal: 'Ellis' } as const

export const storiesCollecting: readonly Story[] = [
  {
    about: 'Both work. Rosa Isabel sends photos from her phone; four wait for review.',
    ...hollis,
    stage: 'collecting-documents',
    chapter: 7,
    people: [
      { givenName: 'Rosa Isabel', familyName: 'Delgado', language: 'es' },
      { givenName: 'Luis', familyName: 'Delgado', language: 'es' },
    ],
    paralegal: 'Pratt',
    invitedDaysAgo: 33,
    joinedDaysAgo: 31,
    visitedDaysAgo: 0,
    documents: {
      accepted: ['photoIdScan', 'socialSecurity', 'w2', 'taxLatest', 'taxBefore', 'lease'],
      toReview: ['payStubSideways', 'payStub', 'bankStatement', 'vehicleTitle'],
      sentBack: [
        [
          'payHistory',
          'Falta la última página, con el total del año. Envíe las tres páginas, por favor.',
        ],
      ],
    },
    intake: {
      done: 13,
      isOneBegun: true,
      dueInDays: 9,
      help: [['bankAccounts', 'No sé si la cuenta de mi hermana con mi nombre cuenta.']],
    },
    firstCourseDaysAgo: 12,
    notes: [
      [11, 'paralegal', 'Call Rosa after 3 PM, she works the early shift. Luis prefers texts.'],
      [
        5,
        'attorney',
        'Sister helps with the rent since August. Ask for a short letter before the means test.',
      ],
    ],
    tasks: [
      ['Ask the sister for a letter about the rent', 'paralegal', 2],
      ['Check the value of the car', 'paralegal', -1],
      ['Read the lease', 'attorney', null],
    ],
  },
  {
    about: 'A large family name in every list. Sends one document each evening.',
    ...solis,
    stage: 'collecting-documents',
    chapter: 13,
    people: [{ givenName: 'Bartholomew Maximilian', familyName: 'Achterberg-Montgomery' }],
    paralegal: 'Brooks',
    invitedDaysAgo: 26,
    joinedDaysAgo: 25,
    visitedDaysAgo: 1,
    documents: {
      accepted: ['photoIdScan', 'socialSecurity', 'taxLatest', 'taxBefore'],
      toReview: ['mortgage', 'taxFour', 'bankStatement', 'payStub'],
    },
    intake: { done: 16, submittedDaysAgo: 3 },
  },
  {
    about: 'Sends blurred photos. The last one was sent back, the next one is no better.',
    ...hollis,
    stage: 'collecting-documents',
    chapter: 7,
    people: [{ givenName: 'Bo', familyName: 'Li' }],
    paralegal: 'Pratt',
    invitedDaysAgo: 21,
    joinedDaysAgo: 20,
    visitedDaysAgo: 0,
    documents: {
      accepted: ['photoIdScan'],
      toReview: ['payStubBlurred', 'socialSecurityPhoto'],
      sentBack: [
        [
          'payStubPhoto',
          'I cannot read the amounts. Please lay the page flat, in daylight, and take the photo again.',
        ],
      ],
    },
    intake: { done: 6, isOneBegun: true, dueInDays: 5 },
  },
  {
    about: 'Nothing for nine days after a quick start.',
    ...hollis,
    stage: 'collecting-documents',
    chapter: 7,
    people: [{ givenName: 'Terrence', familyName: 'Vaughn' }],
    paralegal: 'Brooks',
    invitedDaysAgo: 24,
    joinedDaysAgo: 24,
    visitedDaysAgo: 9,
    documents: {
      accepted: ['photoIdScan', 'socialSecurity'],
      toReview: ['taxLatest', 'payStub', 'w2', 'bills'],
    },
    intake: { done: 16, submittedDaysAgo: 10 },
    remindedDaysAgo: 3,
  },
  {
    about: 'Self-employed. The firm asked what the second account is for.',
    ...solis,
    stage: 'collecting-documents',
    chapter: 13,
    people: [{ givenName: 'Priya', familyName: 'Raghunathan' }],
    paralegal: 'Santos',
    invitedDaysAgo: 18,
    joinedDaysAgo: 17,
    visitedDaysAgo: 2,
    documents: {
      accepted: ['photoIdScan', 'socialSecurity', 'taxLatest'],
      toReview: ['businessRecords', 'taxBefore', 'bills'],
      questioned: [
        [
          'bankStatement',
          'Whose is the account ending in 4410 that you transfer money to each month?',
        ],
      ],
    },
    intake: {
      done: 16,
      submittedDaysAgo: 6,
      sentBack: [
        ['businessAndFarm', 'Please list the tools that you use for work, also if they are old.'],
      ],
    },
  },
  {
    about: 'Retired. Sends benefit letters, all at once.',
    ...hollis,
    stage: 'collecting-documents',
    chapter: 7,
    people: [{ givenName: 'Gladys', familyName: 'Pemberton' }],
    paralegal: 'Brooks',
    invitedDaysAgo: 15,
    joinedDaysAgo: 13,
    visitedDaysAgo: 0,
    documents: {
      accepted: ['photoIdScan'],
      toReview: [
        'taxLatest',
        'socialSecurity',
        'benefits',
        'bankStatement',
        'bills',
        'creditReport',
      ],
    },
    intake: { done: 16, submittedDaysAgo: 1 },
    firstCourseDaysAgo: 5,
  },
  {
    about: 'A client of the second firm, with a mortgage and a car.',
    ...northgate,
    stage: 'collecting-documents',
    chapter: 13,
    people: [
      { givenName: 'Walter', familyName: 'Brzezinski' },
      { givenName: 'Irene', familyName: 'Brzezinski' },
    ],
    invitedDaysAgo: 28,
    joinedDaysAgo: 27,
    visitedDaysAgo: 1,
    documents: {
      accepted: ['photoIdScan', 'socialSecurity', 'taxLatest'],
      toReview: ['mortgage', 'vehicleTitle', 'payStub'],
    },
    intake: { done: 16, submittedDaysAgo: 8 },
  },
]
