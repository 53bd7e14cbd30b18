// The documents that clients of the caseload send: where each belongs, its name and what is on it.
import type { PhotoFlaw } from './draw-photo.ts'
import * as sheets from './sheets.ts'
import type { Sheet, SheetOwner } from './sheets.ts'

interface KindOfDocument {
  /** The template key of its category. */
  readonly category: string
  readonly name: string | ((owner: SheetOwner) => string)
  readonly draw: (owner: SheetOwner) => readonly Sheet[]
  /** Photos have one page. Others are PDFs. */
  readonly photo?: 'sound' | PhotoFlaw
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayInName = (day: string) => days.format(new Date(`${day}T12:00:00Z`))
const photoId = { category: 'identity.photo-id', draw: sheets.identityCard }
const socialSecurity = {
  category: 'identity.social-security',
  draw: sheets.socialSecurityCard,
}
const payStub = {
  category: 'income.pay-stubs-60-days',
  draw: (owner: SheetOwner) => sheets.payStub(owner),
}

export const documentKinds = {
  photoId: { ...photoId, name: 'IMG_2041.jpg', photo: 'sound' },
  photoIdScan: { ...photoId, name: 'Driver license.pdf' },
  socialSecurity: { ...socialSecurity, name: 'Social Security card.pdf' },
  socialSecurityPhoto: { ...socialSecurity, name: 'IMG_2043.jpg', photo: 'sound' },
  payStub: {
    ...payStub,
    name: ({ today }) => `Pay stub ${dayInName(sheets.getPayDay(today, 0))}.pdf`,
  },
  payStubPhoto: { ...payStub, name: 'IMG_2050.jpg', photo: 'sound' },
  payStubSideways: { ...payStub, name: 'IMG_2052.jpg', photo: 'sideways' },
  payStubBlurred: { ...payStub, name: 'IMG_2057.jpg', photo: 'blurred' },
  payHistory: {
    category: 'income.pay-stubs-6-months',
    name: 'Pay stubs, six months.pdf',
    draw: sheets.payHistory,
  },
  w2: { category: 'income.w2-1099', name: 'W-2s.pdf', draw: sheets.w2 },
  benefits: {
    category: 'income.benefits',
    name: 'Benefit letter.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'Benefits Office (sample)', 'Your monthly benefit', [
        ['Monthly benefit', 1684],
        ['Medical premium', -185],
        ['Paid to you', 1499],
      ]),
  },
  taxLatest: {
    category: 'taxes.federal-latest',
    name: ({ today }) => `Tax return ${Number(today.slice(0, 4)) - 1}.pdf`,
    draw: (owner) => sheets.taxReturn(owner, 1),
  },
  taxBefore: {
    category: 'taxes.federal-before',
    name: ({ today }) => `Tax return ${Number(today.slice(0, 4)) - 2}.pdf`,
    draw: (owner) => sheets.taxReturn(owner, 2),
  },
  taxFour: {
    category: 'taxes.four-years',
    name: 'Older tax returns.pdf',
    draw: (owner) => [3, 4].flatMap((back) => sheets.taxReturn(owner, back)),
  },
  taxState: {
    category: 'taxes.state',
    name: 'State return.pdf',
    draw: (owner) => sheets.taxReturn(owner, 1),
  },
  taxNotice: {
    category: 'taxes.notices',
    name: 'Letter from the tax office.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'Tax Office (sample)', 'Notice of a changed refund', [
        ['Refund on your return', 912],
        ['Changed refund', 655.4],
      ]),
  },
  bankStatement: {
    category: 'money.bank-statements',
    name: 'Checking statement.pdf',
    draw: (owner) => sheets.bankStatement(owner),
  },
  investments: {
    category: 'money.investments',
    name: 'Brokerage statement.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'Harbor Brokerage (sample)', 'Account value', [
        ['Index fund', 1240.55],
        ['Cash', 18.2],
      ]),
  },
  mortgage: {
    category: 'home.mortgage',
    name: 'Mortgage statement.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'Homestead Mortgage (sample)', 'Mortgage statement', [
        ['Principal balance', 184_220.11],
        ['Regular payment', 1318.44],
        ['Past due', 3955.32],
      ]),
  },
  deed: {
    category: 'home.deed',
    name: 'Deed.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'County Clerk (sample)', 'Warranty deed', [['Consideration', 231_000]]),
  },
  lease: {
    category: 'home.lease',
    name: 'Lease.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'Courtyard Apartments (sample)', 'Residential lease', [
        ['Monthly rent', 980],
        ['Security deposit', 980],
      ]),
  },
  foreclosure: {
    category: 'home.foreclosure',
    name: 'Notice of sale.pdf',
    draw: (owner) =>
      sheets.letter(
        owner,
        'Homestead Mortgage (sample)',
        'Notice of foreclosure sale',
        [['Amount to stop the sale', 9120.4]],
        ['The property will be sold unless the amount is paid.'],
      ),
  },
  vehicleTitle: {
    category: 'vehicles.title',
    name: 'IMG_2060.jpg',
    photo: 'sound',
    draw: (owner) =>
      sheets.letter(owner, 'Motor Vehicles (sample)', 'Certificate of title', [
        ['2016 Civic, odometer', 104_310],
      ]),
  },
  businessRecords: {
    category: 'property.business',
    name: 'Income and expenses.pdf',
    draw: (owner) =>
      sheets.letter(owner, `${owner.name}, sole proprietor`, 'Profit and loss, six months', [
        ['Sales', 18_420],
        ['Materials', -6310.75],
        ['Rent of the workshop', -2700],
        ['Profit', 9409.25],
      ]),
  },
  bills: {
    category: 'debts.bills',
    name: 'Collection letters.pdf',
    draw: (owner) => [
      ...sheets.letter(owner, 'Summit Card Services (sample)', 'Final notice', [
        ['Balance', 4211.87],
        ['Minimum payment, past due', 318],
      ]),
      ...sheets.letter(owner, 'Mercy Hospital Billing (sample)', 'Account in collection', [
        ['Emergency visit', 2940],
        ['Paid', -120],
        ['Balance', 2820],
      ]),
    ],
  },
  creditReport: {
    category: 'debts.credit-report',
    name: 'Credit report.pdf',
    draw: (owner) =>
      ['Cards', 'Loans', 'Collections'].flatMap((title, index) =>
        sheets.letter(owner, 'Credit report (sample)', title, [
          ['Summit Card Services', 4211.87 / (index + 1)],
          ['Bridge Auto Finance', 6420.18 / (index + 1)],
        ]),
      ),
  },
  medicalBills: {
    category: 'debts.medical',
    name: 'Hospital bill.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'Mercy Hospital Billing (sample)', 'Statement', [['Balance', 7318.2]]),
  },
  costs: {
    category: 'costs.chapter-13',
    name: 'Monthly bills.pdf',
    draw: (owner) =>
      sheets.letter(owner, 'City Power and Light (sample)', 'Your bill', [
        ['Electricity', 118.4],
        ['Gas', 64.9],
        ['Water', 41],
      ]),
  },
  courtNotice: {
    category: 'after-filing.notices',
    name: 'Notice from the court.pdf',
    draw: (owner) =>
      sheets.letter(
        owner,
        'Bankruptcy Court (sample)',
        'Notice of case filing',
        [],
        ['A case was filed. Creditors generally may not take action to collect debts from you.'],
      ),
  },
  meetingId: {
    category: 'after-filing.meeting-id',
    name: 'IMG_2071.jpg',
    photo: 'sound',
    draw: sheets.identityCard,
  },
  filingDayStatement: {
    category: 'after-filing.bank-statement',
    name: 'Statement of the filing day.pdf',
    draw: (owner) => sheets.bankStatement(owner, 1),
  },
  certificate: {
    category: 'certificate-credit-counseling',
    name: 'Certificate of Credit Counseling.pdf',
    draw: (owner) => sheets.certificate(owner, 'Certificate of Counseling', owner.today),
  },
  secondCertificate: {
    category: 'certificate-debtor-education',
    name: 'Certificate of Debtor Education.pdf',
    draw: (owner) => sheets.certificate(owner, 'Certificate of Debtor Education', owner.today),
  },
} as const satisfies Readonly<Record<string, KindOfDocument>>

export type DocumentKind = keyof typeof documentKinds

export function getKind(kind: DocumentKind): KindOfDocument {
  return documentKinds[kind]
}

/** The usual document of each required category. */
export const usualKinds: readonly DocumentKind[] = [
  'photoIdScan',
  'socialSecurity',
  'payStub',
  'payHistory',
  'w2',
  'taxLatest',
  'taxBefore',
  'taxFour',
  'bankStatement',
  'bills',
  'costs',
]
