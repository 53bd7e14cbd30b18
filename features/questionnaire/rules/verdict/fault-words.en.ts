// Some of these texts are specified (spec: wording#specified-texts).

interface FaultText {
  readonly title: string
  readonly limit: string
  readonly item: string
}

export const faultWords = {
  required: ({ title }: FaultText) => `${title} is required`,
  option: () => 'Please select an option',
  nested: ({ title }: FaultText) => `Please ${title}`,
  digits: ({ title, limit }: FaultText) => `${title} must be ${limit} digits`,
  foreignPhone: ({ title }: FaultText) =>
    `${title} must be a US number of 10 digits. Tell your attorney about a number in another country.`,
  maxLength: ({ title, limit }: FaultText) => `${title} can have at most ${limit} characters`,
  email: ({ title }: FaultText) => `${title} must be an email address, such as name@example.com`,
  pattern: ({ title }: FaultText) => `Please check ${title}`,
  itin: () => 'An ITIN has 9 digits and starts with 9',
  number: ({ title }: FaultText) => `${title} must be a number, such as 1,200`,
  percent: ({ title }: FaultText) => `${title} must be a number, such as 5.25`,
  decimals: ({ title }: FaultText) => `${title} must be in dollars and cents, such as 1,200.50`,
  decimalPlaces: ({ title, limit }: FaultText) =>
    `${title} can have at most ${limit} digits after the decimal point`,
  min: ({ title, limit }: FaultText) => `${title} must be ${limit} or more`,
  max: ({ title, limit }: FaultText) => `${title} must be ${limit} or less`,
  earliest: ({ title, limit }: FaultText) => `${title} must be ${limit} or later`,
  latest: ({ title, limit }: FaultText) => `${title} must be ${limit} or earlier`,
  date: ({ title }: FaultText) => `${title} must be a real date, written as MM/DD/YYYY`,
  month: ({ title }: FaultText) => `${title} must be a real month, written as MM/YYYY`,
  year: ({ title }: FaultText) => `${title} must be a four-digit year`,
  future: ({ title }: FaultText) => `${title} cannot be in the future`,
  tooYoung: ({ title }: FaultText) => `${title} must be at least 18 years ago`,
  tooOld: ({ title }: FaultText) => `${title} must be in 1900 or later`,
  tooFew: ({ item }: FaultText) => `Please add at least one ${item}`,
  tooFewRows: ({ title, limit }: FaultText) => `Please fill in all ${limit} rows of ${title}`,
  tooMany: ({ limit }: FaultText) =>
    `You can add up to ${limit}. Tell your attorney about the rest.`,
  exclusive: ({ item }: FaultText) => `Please choose either “${item}” or the others, not both`,
} as const
